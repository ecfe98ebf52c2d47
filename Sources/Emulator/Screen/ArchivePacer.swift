import ActivityModel

/// Limits how often a widget is asked for the archive of an activity, so that a flood of updates
/// costs no more than the frames that show them. Times are seconds of uptime.
struct ArchivePacer {
  /// The least seconds between two requests for an activity; 0: no limit.
  var interval = 0.0
  private var sent: [ActivityID: Double] = [:]
  /// When the first of the requests that were too early may be sent.
  private(set) var nextRequest = 0.0

  /// Called before the activities are gone through.
  mutating func begin(at uptime: Double) { nextRequest = uptime + interval }

  /// Returns whether a request for the activity may be sent now.
  mutating func allows(_ id: ActivityID, at uptime: Double) -> Bool {
    guard let earliest = sent[id].map({ $0 + interval }), earliest > uptime else { return true }
    nextRequest = min(nextRequest, earliest)
    return false
  }

  mutating func didSend(_ id: ActivityID, at uptime: Double) { sent[id] = uptime }

  /// Forgets all other activities.
  mutating func keep(_ ids: Set<ActivityID>) { sent = sent.filter { ids.contains($0.key) } }
}
