/// How much a text field offers of the system's writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let complete = Self(name: "complete")
  public static let limited = Self(name: "limited")
  public static let disabled = Self(name: "disabled")
}
