public struct ButtonRole: Hashable, Sendable {
  private let name: String

  public static let destructive = Self(name: "destructive")
  public static let cancel = Self(name: "cancel")
  public static let close = Self(name: "close")
  public static let confirm = Self(name: "confirm")
}
