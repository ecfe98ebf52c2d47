/// What a person can change about a tab. On an iPhone that is nothing.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private enum Kind { case automatic, disabled, reorderable }

  private let kind: Kind

  public static let automatic = Self(kind: .automatic)
  public static let disabled = Self(kind: .disabled)
  public static let reorderable = Self(kind: .reorderable)
}
