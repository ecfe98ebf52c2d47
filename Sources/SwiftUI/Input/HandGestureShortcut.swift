/// A hand gesture of a watch that presses a control.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  public static let primaryAction = Self(name: "primaryAction")
}
