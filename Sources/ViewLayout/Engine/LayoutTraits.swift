import ViewArchive

/// The properties of a box that containers around it read without measuring it.
struct LayoutTraits: Hashable, Sendable {
  var spacing = SpacingPreference.ordinary
  /// A spacer's priority is lower than any other.
  var priority = 0.0
  var isSpacer = false
  var isBelowIfTooWide = false
  var gridColumns = 1
  var gridColumnAlignment: HorizontalGuide?
  var gridUnsizedAxes: Set<LayoutAxis> = []
  var gridAnchor: RelativePoint?
  /// Points of vertical spacing and padding inside that may be removed on the grid of cells
  /// (GRID-7).
  var removableSpacing = 0.0
  /// Points of height inside that a container may withhold when it lacks height: the second rows of
  /// tall texts (GRID-11).
  var removableRowHeight = 0.0
  /// The size of an image that is the box's only content, before rounding. Nil: other content.
  var naturalSize: Size?
  /// The widths of a text that is the box's only content (GRID-6). Nil: other content.
  var text: TextWidth?
}
