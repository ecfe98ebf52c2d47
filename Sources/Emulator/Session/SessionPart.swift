import Foundation
import PhoneScreen

/// What a session does in each step of the run loop, and when the next step must come because of it.
///
/// One ordered list of them is all that the run loop asks: a part that is in it cannot be waited for
/// and not be advanced, or the reverse.
@MainActor
struct SessionPart {
  /// Does what is due.
  var advance: (Moment) -> Void = { _ in }
  /// When something is due by the phone's clock.
  var dates: () -> [Date?] = { [] }
  /// When something is due, in seconds of uptime.
  var deadlines: (Moment) -> [Double?] = { _ in [] }
  /// The descriptors to wait for.
  var descriptors: () -> [(fd: Int32, wantsWrite: Bool)] = { [] }
}
