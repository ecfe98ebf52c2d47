import ActivityModel
import Foundation
import Synchronization

/// Content states that an emulator has accepted and not yet received the archive of.
final class PendingArchives: Sendable {
  private let states = Mutex<[ActivityID: Data]>([:])

  var isEmpty: Bool { states.withLock { $0.isEmpty } }

  func sent(_ state: Data, of id: ActivityID) {
    states.withLock { $0[id] = state }
  }

  func drawn(_ state: Data, of id: ActivityID) {
    states.withLock { if $0[id] == state { $0[id] = nil } }
  }
}
