import CellRaster

/// The cached layers of a frame.
struct FrameLayers: Sendable {
  struct Home: Hashable, Sendable {
    var phone: ScreenPlan.Phone
    var screen: HomeScreen
  }

  struct Backdrop: Hashable, Sendable {
    var phone: ScreenPlan.Phone
    var time: String
    var date: String
    var statusRows: Int
  }

  struct Panel: Hashable, Sendable {
    var area: CellRect
    var panel: ActivityPanel
  }

  /// The phone's body and wallpaper with the dock; the hit regions of the apps.
  var home = CachedLayer<Home, [HitRegion]>()
  /// The phone's body and wallpaper with the date and the clock, when the phone is locked and for
  /// the lock screen beside it; the row below the clock.
  var backdrop = CachedLayer<Backdrop, Int>()
  var panel = CachedLayer<Panel, Void>()
}
