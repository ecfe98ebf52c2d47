import ActivityModel
import CellRaster

/// What moves on the phone: the island, the cards, a card that is pulled, the banner.
struct DisplayMotion {
  var stage = IslandStage()
  var clock = MotionClock()
  /// The geometry that the island was last laid out for; nil before the first time.
  var geometry: IslandGeometry?
  var cards = CardCache()
  var swipe = CardSwipe()
  var banner = BannerMotion()
  /// When the cards changed last, in seconds of uptime.
  var cardsChangedAt = -Double.infinity
  var wasMoving = false

  /// True when something moves at an uptime, besides what moves in a layer.
  func isMoving(at uptime: Double, beside layers: FrameLayers) -> Bool {
    let time = clock.time(at: uptime)
    return stage.isMoving(at: time) || cards.isMoving(at: time) || swipe.isMoving(at: time)
      || banner.isMoving(at: time) || layers.cards.isMoving(at: time)
  }
}
