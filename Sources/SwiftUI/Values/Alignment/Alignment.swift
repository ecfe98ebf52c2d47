package import ViewArchive

/// An alignment on both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
    self.init(horizontal: .init(guide: horizontal), vertical: .init(guide: vertical))
  }

  package var guides: GuidePair { GuidePair(horizontal.guide, vertical.guide) }

  public static let center = Self(.center, .center)
  public static let leading = Self(.leading, .center)
  public static let trailing = Self(.trailing, .center)
  public static let top = Self(.center, .top)
  public static let bottom = Self(.center, .bottom)
  public static let topLeading = Self(.leading, .top)
  public static let topTrailing = Self(.trailing, .top)
  public static let bottomLeading = Self(.leading, .bottom)
  public static let bottomTrailing = Self(.trailing, .bottom)
  public static let centerFirstTextBaseline = Self(.center, .firstTextBaseline)
  public static let centerLastTextBaseline = Self(.center, .lastTextBaseline)
  public static let leadingFirstTextBaseline = Self(.leading, .firstTextBaseline)
  public static let leadingLastTextBaseline = Self(.leading, .lastTextBaseline)
  public static let trailingFirstTextBaseline = Self(.trailing, .firstTextBaseline)
  public static let trailingLastTextBaseline = Self(.trailing, .lastTextBaseline)
}
