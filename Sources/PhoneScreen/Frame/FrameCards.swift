import ActivityModel

/// The cards of a frame.
struct FrameCards {
  /// In the engine's order; empty when no lock screen is visible.
  var shown: [RenderedCard] = []
  /// When they changed last, in seconds of uptime.
  var changedAt: Double
  /// The card that an alert shows on a device without an island.
  var banner: RenderedCard?
  /// How far the banner has slid in, 0…1.
  var bannerProgress: Double
  /// The card that is displaced by a swipe, and its offset to the left in columns; nil when there is
  /// none.
  var swiped: (id: ActivityID, columns: Int)?
}
