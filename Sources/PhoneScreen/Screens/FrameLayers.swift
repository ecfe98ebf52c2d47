import ActivityModel
import CellRaster
import Foundation

/// The cached layers of a frame, and what moves from one frame to the next.
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

  struct Thumbnails: Hashable, Sendable {
    var thumbnails: [ScreenPlan.Thumbnail]
    var mode: ScreenMode
    var device: Device
    var time: String
    var day: String
    var cards: [ActivityID]
    var ended: Set<ActivityID>
    /// `ArchiveStore.changeCount`.
    var archiveChanges: Int
    /// How often a clock in the thumbnails has ticked.
    var ticks: Int
  }

  /// The phone's body and wallpaper with the dock; the hit regions of the apps.
  var home = CachedLayer<Home, [HitRegion]>()
  /// The phone's body and wallpaper with the date and the clock, when the phone is locked and for
  /// the lock screen beside it; the row below the clock.
  var backdrop = CachedLayer<Backdrop, Int>()
  var panel = CachedLayer<Panel, Void>()
  var cards = CardMotion()
  /// The other surfaces beside the phone; when they change without an update.
  var thumbnails = CachedLayer<Thumbnails, Date?>()
}
