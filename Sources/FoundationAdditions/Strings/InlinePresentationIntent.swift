/// The inline Markdown style of a run of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = Self(rawValue: 1)
  public static let stronglyEmphasized = Self(rawValue: 2)
  public static let code = Self(rawValue: 4)
  public static let strikethrough = Self(rawValue: 32)
}
