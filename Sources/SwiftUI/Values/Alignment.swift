package import ViewArchive

/// The lengths and guides of a view that an alignment guide is computed from, in points.
public struct ViewDimensions: Sendable {
  public let width: CGFloat
  public let height: CGFloat
  /// Where the view's own guides lie; for sampling, see `View.alignmentGuide`.
  var guides: [AlignmentKey: CGFloat] = [:]

  public subscript(guide: HorizontalAlignment) -> CGFloat { guides[guide.key] ?? 0 }

  public subscript(guide: VerticalAlignment) -> CGFloat { guides[guide.key] ?? 0 }
}

/// The default place of an alignment guide of the user's own.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Names a guide on either axis.
enum AlignmentKey: Hashable {
  case horizontal(HorizontalGuide)
  case vertical(VerticalGuide)
}

/// A line across the horizontal axis. A guide of the user's own is the built-in one that lies
/// where its default value does in a sample view, else the centre.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: HorizontalGuide

  init(guide: HorizontalGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    let value = id.defaultValue(in: .sample)
    guide = value == 0 ? .leading : value == ViewDimensions.sample.width ? .trailing : .center
  }

  var key: AlignmentKey { .horizontal(guide) }

  public static let leading = Self(guide: .leading)
  public static let center = Self(guide: .center)
  public static let trailing = Self(guide: .trailing)
  public static let listRowSeparatorLeading = Self(guide: .leading)
  public static let listRowSeparatorTrailing = Self(guide: .trailing)
}

/// A line across the vertical axis; see `HorizontalAlignment` for guides of the user's own.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: VerticalGuide

  init(guide: VerticalGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    let value = id.defaultValue(in: .sample)
    guide = value == 0 ? .top : value == ViewDimensions.sample.height ? .bottom : .center
  }

  var key: AlignmentKey { .vertical(guide) }

  public static let top = Self(guide: .top)
  public static let center = Self(guide: .center)
  public static let bottom = Self(guide: .bottom)
  public static let firstTextBaseline = Self(guide: .firstTextBaseline)
  public static let lastTextBaseline = Self(guide: .lastTextBaseline)
}

extension ViewDimensions {
  /// A view to ask guides about.
  static let sample = ViewDimensions(width: 1000, height: 100, guides: [:]).withOwnGuides

  private var withOwnGuides: ViewDimensions {
    var dimensions = self
    dimensions.guides = [
      .horizontal(.leading): 0, .horizontal(.center): width / 2, .horizontal(.trailing): width,
      .vertical(.top): 0, .vertical(.center): height / 2, .vertical(.bottom): height,
      .vertical(.firstTextBaseline): height * 0.8, .vertical(.lastTextBaseline): height * 0.9,
    ]
    return dimensions
  }
}

/// A line across each axis.
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
