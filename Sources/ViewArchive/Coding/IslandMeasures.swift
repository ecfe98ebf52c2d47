/// The island's measures on a device, in points. Defaults are class S of SIZE-1
/// and the default margins of ISLAND-8; a test compares the former with ActivityModel's
/// `PhoneMeasures`, which this module cannot import.
package struct IslandMeasures: Codable, Hashable, Sendable {
  package var camera: Size
  package var expandedWidth: Double
  package var expandedHeight: ClosedRange<Double>
  /// The most that the compact island is wide, with its camera (SIZE-10).
  package var compactWidth: Double
  /// The height of the compact and minimal island.
  package var restingHeight: Double
  /// The room of a minimal view.
  package var minimal: Size
  /// The width of a detached minimal view's shape, at least (SIZE-1).
  package var detachedWidth: Double
  package var expandedMargins: Insets
  /// Distance from the outer edge of the compact island to its content.
  package var compactMargin: Double
  package var minimalMargin: Double
  /// Distance from the screen's edges to the island.
  package var inset: Double

  /// The sides of the compact island, in points.
  package var compactSides: CompactSides { CompactSides(limit: compactWidth - camera.width) }

  /// The width of the screen that the island is on.
  package var screenWidth: Double { expandedWidth + 2 * inset }

  /// The corner radius of the expanded island (SIZE-5).
  package static let cornerRadius = 44.0

  package init(
    camera: Size = Size(width: 125, height: 36.67), expandedWidth: Double = 393 - 2 * 34.0 / 3,
    expandedHeight: ClosedRange<Double> = 84...160,
    compactWidth: Double = 393 - 2 * 36.67, restingHeight: Double = 36.67,
    minimal: Size = Size(width: 45, height: 36.67), detachedWidth: Double = 43.8,
    expandedMargins: Insets = Insets(all: 18),
    compactMargin: Double = 7, minimalMargin: Double = 4, inset: Double = 34.0 / 3
  ) {
    self.camera = camera
    self.expandedWidth = expandedWidth
    self.expandedHeight = expandedHeight
    self.compactWidth = compactWidth
    self.restingHeight = restingHeight
    self.minimal = minimal
    self.detachedWidth = detachedWidth
    self.expandedMargins = expandedMargins
    self.compactMargin = compactMargin
    self.minimalMargin = minimalMargin
    self.inset = inset
  }
}
