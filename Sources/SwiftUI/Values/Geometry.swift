import ViewArchive

public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    var axes: Swift.Set<ViewArchive.Axis> {
      var axes: Swift.Set<ViewArchive.Axis> = []
      if contains(.horizontal) { axes.insert(.horizontal) }
      if contains(.vertical) { axes.insert(.vertical) }
      return axes
    }
  }
}

public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    /// Returns insets with the length on these edges and 0 on the others.
    func insets(_ length: Double) -> Insets {
      Insets(
        top: contains(.top) ? length : 0, leading: contains(.leading) ? length : 0,
        bottom: contains(.bottom) ? length : 0, trailing: contains(.trailing) ? length : 0)
    }
  }

  var name: EdgeName {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }
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

/// Distances from the edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  var insets: Insets {
    Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// A point relative to a rectangle: 0…1 inside it.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init() { self.init(x: 0, y: 0) }

  var relative: RelativePoint { RelativePoint(x: x, y: y) }

  public static let zero = Self(x: 0, y: 0)
  public static let center = Self(x: 0.5, y: 0.5)
  public static let leading = Self(x: 0, y: 0.5)
  public static let trailing = Self(x: 1, y: 0.5)
  public static let top = Self(x: 0.5, y: 0)
  public static let bottom = Self(x: 0.5, y: 1)
  public static let topLeading = Self(x: 0, y: 0)
  public static let topTrailing = Self(x: 1, y: 0)
  public static let bottomLeading = Self(x: 0, y: 1)
  public static let bottomTrailing = Self(x: 1, y: 1)
}

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
}

/// The size that a container proposes, in points. Nil: the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = Self(width: 0, height: 0)
  public static let unspecified = Self(width: nil, height: nil)
  public static let infinity = Self(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension CGSize {
  var size: ViewArchive.Size { ViewArchive.Size(width: width, height: height) }
}

extension CGPoint {
  var point: Point { Point(x: x, y: y) }
}
