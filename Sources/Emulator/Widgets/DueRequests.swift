import ActivityModel
import HostProtocol

/// When the replies to the pending requests of a widget process or client are due.
struct DueRequests {
  /// The lower limit of every timeout, in seconds.
  private let minimumTimeout: Double
  private var lastID = 0
  private var hasReplied = false
  /// When the last reply has arrived, in seconds of uptime.
  private var lastReply = -Double.infinity

  private struct Pending {
    var sent: Double
    var seconds: Double
    /// True for a request that is handled after those before it, so that its time begins with the
    /// last reply.
    var isQueued: Bool
  }

  /// The pending requests, by identifier.
  private var pending: [Int: Pending] = [:]

  /// - Parameter minimumTimeout: The lower limit of every timeout, in seconds.
  init(minimumTimeout: Double = 0) { self.minimumTimeout = minimumTimeout }

  /// Registers a request as pending and returns its identifier.
  mutating func register(_ request: HostRequest, at uptime: Double) -> Int {
    lastID += 1
    let standard =
      switch request {
      case .describe, .archive, .decode:
        hasReplied ? Timeouts.widgetReply : Timeouts.firstWidgetReply
      case .screen, .input, .phase: Timeouts.widgetReply
      case .perform: Timeouts.intent
      }
    var isQueued = true
    if case .perform = request { isQueued = false }
    pending[lastID] = Pending(
      sent: uptime, seconds: max(standard, minimumTimeout), isQueued: isQueued)
    return lastID
  }

  /// Removes a request that a reply has arrived for.
  mutating func complete(_ id: Int, at uptime: Double) {
    hasReplied = true
    lastReply = max(lastReply, uptime)
    pending[id] = nil
  }

  /// When the next timeout expires, in seconds of uptime; nil: no request is pending.
  var deadline: Double? { pending.values.map { date(of: $0) }.min() }

  /// Returns the timeout, in seconds, of a request that is overdue; nil when none is.
  func overdue(at uptime: Double) -> Double? {
    pending.values.first { date(of: $0) <= uptime }?.seconds
  }

  /// When a reply is due, in seconds of uptime.
  private func date(of request: Pending) -> Double {
    (request.isQueued ? max(request.sent, lastReply) : request.sent) + request.seconds
  }

  /// Removes all pending requests.
  mutating func removeAll() { pending = [:] }
}
