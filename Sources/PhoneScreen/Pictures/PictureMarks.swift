package import ActivityModel
package import CellRaster
package import ViewArchive

/// What a picture shows beside the widget's views. It changes more often than these, and is sent
/// with each request.
package struct PictureMarks: Codable, Hashable, Sendable {
  /// The time in the status bar beside the island; nil: none is drawn.
  package var time: String?
  /// The day on the Lock Screen; nil: none is drawn.
  package var day: String?
  /// The selected control, which gets a ring; nil: none is selected.
  package var selected: ControlTarget?
  /// The activity whose control is selected; nil: there is one in the picture.
  package var activity: ActivityID?
  /// The ring's colour as `0xRRGGBB`.
  package var ring: UInt32

  package init(
    time: String? = nil, day: String? = nil, selected: ControlTarget? = nil,
    of activity: ActivityID? = nil, ring: RGB = .white
  ) {
    self.time = time
    self.day = day
    self.selected = selected
    self.activity = activity
    self.ring = ring.number
  }
}
