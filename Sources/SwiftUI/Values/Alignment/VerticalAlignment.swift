import ViewArchive

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: VerticalGuide

  init(guide: VerticalGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    guide = .custom(String(reflecting: id), standard: GuideLinearization(id.defaultValue).value)
  }

  var key: AlignmentKey { .vertical(guide) }

  public static let top = Self(guide: .top)
  public static let center = Self(guide: .center)
  public static let bottom = Self(guide: .bottom)
  public static let firstTextBaseline = Self(guide: .firstTextBaseline)
  public static let lastTextBaseline = Self(guide: .lastTextBaseline)
}
