package import ViewArchive

/// The size and guides of a view from which an alignment guide is computed, in points.
public struct ViewDimensions: Equatable, Sendable {
  public internal(set) var width: CGFloat
  public internal(set) var height: CGFloat
  /// The positions of the view's own guides.
  var guides: [AlignmentKey: CGFloat] = [:]

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// Always nil: explicit guides are only known once the view is laid out.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }

  private func value(of key: AlignmentKey) -> CGFloat {
    if let known = guides[key] { return known }
    guard let standard = key.standard else { return 0 }
    return standard.terms.reduce(standard.plus) { sum, term in
      let length =
        switch term.reference {
        case .width: width
        case .height: height
        case .horizontal(let guide): value(of: .horizontal(guide))
        case .vertical(let guide): value(of: .vertical(guide))
        }
      return sum + term.times * length
    }
  }
}

/// The default position of a user-defined alignment guide.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identifier of a guide on either axis.
enum AlignmentKey: Hashable {
  case horizontal(HorizontalGuide)
  case vertical(VerticalGuide)

  /// The default position of a user-defined guide. Nil: a built-in guide.
  var standard: GuideValue? {
    switch self {
    case .horizontal(.custom(_, let value)), .vertical(.custom(_, let value)): value
    case .horizontal, .vertical: nil
    }
  }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: HorizontalGuide

  init(guide: HorizontalGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    guide = .custom(String(reflecting: id), standard: GuideSample(id.defaultValue).value)
  }

  var key: AlignmentKey { .horizontal(guide) }

  public static let leading = Self(guide: .leading)
  public static let center = Self(guide: .center)
  public static let trailing = Self(guide: .trailing)
  public static let listRowSeparatorLeading = Self(guide: .leading)
  public static let listRowSeparatorTrailing = Self(guide: .trailing)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: VerticalGuide

  init(guide: VerticalGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    guide = .custom(String(reflecting: id), standard: GuideSample(id.defaultValue).value)
  }

  var key: AlignmentKey { .vertical(guide) }

  public static let top = Self(guide: .top)
  public static let center = Self(guide: .center)
  public static let bottom = Self(guide: .bottom)
  public static let firstTextBaseline = Self(guide: .firstTextBaseline)
  public static let lastTextBaseline = Self(guide: .lastTextBaseline)
}

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
