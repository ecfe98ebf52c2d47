/// The inputs of the expanded island's layout besides its views; all in points.
package struct IslandContent: Codable, Hashable, Sendable {
  package enum Sizing: String, Codable, Hashable, Sendable {
    case automatic, leading, trailing, split
  }

  package var camera: Size
  package var margins: Insets
  package var sizing: Sizing
  /// Distance between views of a column. Nil: the spacing preferences of the views.
  package var spacing: Double?

  package init(
    camera: Size, margins: Insets, sizing: Sizing = .automatic, spacing: Double? = nil
  ) {
    self.camera = camera
    self.margins = margins
    self.sizing = sizing
    self.spacing = spacing
  }
}
