/// A sheet that leaves the upper part of the screen to what is behind it.
package struct SheetArchive: Codable, Hashable, Sendable {
  package enum Height: Codable, Hashable, Sendable {
    /// A fraction of the screen's height.
    case fraction(Double)
    case points(Double)
  }

  package var height: Height
  /// What is behind it, which cannot be pressed.
  package var backdrop: ViewNode

  package init(height: Height, backdrop: ViewNode) {
    self.height = height
    self.backdrop = backdrop
  }

  /// Returns the height in a screen of a height, in points.
  package func height(in whole: Double) -> Double {
    let height =
      switch self.height {
      case .fraction(let fraction): whole * fraction
      case .points(let points): points
      }
    return height.isFinite ? min(max(height, 0), whole) : whole
  }
}
