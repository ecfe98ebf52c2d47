import ViewArchive

public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  init?(name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }

  /// The size stored in the fonts of an archive. Nil: the Large size.
  var typeSize: TypeSize? { self == .large ? nil : TypeSize(rawValue: "\(self)") }
}
