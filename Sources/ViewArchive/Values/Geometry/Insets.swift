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
