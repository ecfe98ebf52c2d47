import ViewArchive

public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1)
    public static let bottom = Self(rawValue: 2)
    public static let all: Self = [.top, .bottom]
  }
}
