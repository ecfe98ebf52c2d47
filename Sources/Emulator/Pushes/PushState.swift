import ActivityModel

/// Where a push is, from its token to the screen and back to its sender.
enum PushState {
  typealias Reply = WireAnswer<WireCall.Push>

  /// What the engine is asked for, and who asks.
  struct Content {
    var delivery: PushDelivery
    var payload: PushPayload
    var clock: PushClock
    var target: PushTarget
    var trace: PushTrace
    var reply: Reply
  }

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

  /// What is left of a push that was applied or refused.
  struct Decision {
    /// What is not on the screen yet.
    var undrawn: [Change]
    var answer: Answer
    var reply: Reply

    /// True when the push needs nothing more.
    var isOver: Bool { if case .sent = answer { undrawn.isEmpty } else { false } }
  }

  /// A widget decodes it.
  case decoding(Content)
  /// It needs no decoding, but others to the same activity before it do.
  case blocked(Content)
  /// Its trace is in the log.
  case decided(Decision)

  /// What it is for; nil: it is decided.
  var target: PushTarget? {
    switch self {
    case .decoding(let push), .blocked(let push): push.target
    case .decided: nil
    }
  }
}
