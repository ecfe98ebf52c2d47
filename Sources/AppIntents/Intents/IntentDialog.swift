/// A message of an intent that the system shows or speaks.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource

  public init(_ full: LocalizedStringResource) { self.full = full }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }

  public init(full: LocalizedStringResource, systemImageName: String) { self.full = full }

  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.full = full
  }

  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}
