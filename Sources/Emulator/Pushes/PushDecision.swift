import ActivityModel

/// What is left of a push that was applied or refused. Its trace is in the log.
struct PushDecision {
  /// What an applied push has changed.
  struct Change {
    var id: ActivityID
    /// The revision of the content that the push has set.
    var revision: Int
    /// When it was applied, in seconds of uptime.
    var uptime: Double
  }

  enum Answer {
    /// It waits until the push is on the screen, at most until then, in seconds of uptime.
    case waiting(until: Double)
    /// It is sent when the events are on the disk.
    case due(PushResult)
    case sent
  }

  /// What is not on the screen yet.
  var undrawn: [Change]
  var answer: Answer
  var reply: ReceivedPush.Reply

  /// True when the push needs nothing more.
  var isOver: Bool { if case .sent = answer { undrawn.isEmpty } else { false } }
}
