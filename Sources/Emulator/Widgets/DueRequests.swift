import ActivityModel
import HostProtocol

/// When the replies to the pending requests of a widget process or client are due.
struct DueRequests {
  /// The lower limit of every timeout, in seconds.
  private let minimumTimeout: Double
  private var lastID = 0
  private var hasReplied = false
  /// When each pending reply is due, in seconds of uptime, by request identifier.
  private var due: [Int: (date: Double, seconds: Double)] = [:]

  /// - Parameter minimumTimeout: The lower limit of every timeout, in seconds.
  init(minimumTimeout: Double = 0) { self.minimumTimeout = minimumTimeout }

  /// Registers a request as pending and returns its identifier.
  mutating func register(_ request: HostRequest, at uptime: Double) -> Int {
    lastID += 1
    let standard =
      switch request {
      case .describe, .archive: hasReplied ? Timeouts.widgetReply : Timeouts.firstWidgetReply
      case .perform: Timeouts.intent
      }
    let seconds = max(standard, minimumTimeout)
    due[lastID] = (uptime + seconds, seconds)
    return lastID
  }

  /// Removes a request that a reply has arrived for.
  mutating func complete(_ id: Int) {
    hasReplied = true
    due[id] = nil
  }

  /// When the next timeout expires, in seconds of uptime; nil: no request is pending.
  var deadline: Double? { due.values.map(\.date).min() }

  /// Returns the timeout, in seconds, of a request that is overdue; nil when none is.
  func overdue(at uptime: Double) -> Double? {
    due.values.first { $0.date <= uptime }?.seconds
  }

  /// Removes all pending requests.
  mutating func removeAll() { due = [:] }
}
