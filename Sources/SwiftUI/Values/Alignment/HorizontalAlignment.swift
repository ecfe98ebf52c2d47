import ViewArchive

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: HorizontalGuide

  init(guide: HorizontalGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    guide = .custom(String(reflecting: id), standard: GuideLinearization(id.defaultValue).value)
  }

  var key: AlignmentKey { .horizontal(guide) }

  public static let leading = Self(guide: .leading)
  public static let center = Self(guide: .center)
  public static let trailing = Self(guide: .trailing)
  public static let listRowSeparatorLeading = Self(guide: .leading)
  public static let listRowSeparatorTrailing = Self(guide: .trailing)
}
