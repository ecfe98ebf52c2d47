import ActivityModel
import Foundation
import Synchronization

/// Content states that an emulator has accepted and not yet received the archive of.
final class PendingArchives: Sendable {
  private let states = Mutex<[ActivityID: Data]>([:])

  var isEmpty: Bool { states.withLock { $0.isEmpty } }

  /// Notes a state that the emulator has accepted; it replaces an earlier one of the activity.
  func expect(_ state: Data, of id: ActivityID) {
    states.withLock { $0[id] = state }
  }

  /// Notes that an archive was sent; an archive of an older state changes nothing.
  func archiveSent(_ state: Data, of id: ActivityID) {
    states.withLock { if $0[id] == state { $0[id] = nil } }
  }
}
