/// A size in points.
package struct Size: Codable, Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}

/// A location in points; x grows to the right, y downwards.
package struct Point: Codable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}

/// A rectangle in points.
package struct Rect: Codable, Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var width: Double { size.width }
  package var height: Double { size.height }

  package static let zero = Rect(origin: .zero, size: .zero)
}

/// Distances from the four edges of a rectangle, in points.
package struct Insets: Codable, Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  package static let zero = Insets()

  package var horizontal: Double { leading + trailing }
  package var vertical: Double { top + bottom }
}

/// Distances from the edges of a rectangle, in points. Nil: the default of that edge.
package struct PartialInsets: Codable, Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns these distances, with `other`'s where one is nil.
  package func filled(from other: Insets) -> Insets {
    Insets(
      top: top ?? other.top, leading: leading ?? other.leading, bottom: bottom ?? other.bottom,
      trailing: trailing ?? other.trailing)
  }
}

package enum Axis: String, Codable, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

/// A pair of guides, as `SwiftUI.Alignment`.
package struct GuidePair: Codable, Hashable, Sendable {
  package var horizontal: HorizontalGuide
  package var vertical: VerticalGuide

  package init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = GuidePair(.center, .center)
}

/// A point relative to a rectangle: (0, 0) is its top leading corner, (1, 1) its bottom trailing.
package struct RelativePoint: Codable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let center = RelativePoint(x: 0.5, y: 0.5)
}
