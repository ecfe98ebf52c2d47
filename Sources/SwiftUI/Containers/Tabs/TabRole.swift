/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  public static var search: Self { Self() }
}
