import Foundation

/// When the surfaces beside the phone, or instead of it, change without an update.
struct SurfaceTimes {
  /// Of the surface that is shown instead of the phone.
  var surface: Date?
  /// When a clock in the thumbnails ticks next, and how often one has ticked.
  var thumbnail: Date?
  private(set) var thumbnailTicks = 0

  /// Removes what is due; true when something was.
  mutating func tick(at now: Date) -> Bool {
    var isDue = false
    if let date = surface, date <= now {
      surface = nil
      isDue = true
    }
    if let date = thumbnail, date <= now {
      thumbnail = nil
      thumbnailTicks += 1
      isDue = true
    }
    return isDue
  }
}
