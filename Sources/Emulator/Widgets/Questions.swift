import HostProtocol

/// The pending requests to a widget process or client, with the timeout of each.
struct Questions {
  /// The timeout of a reply, in seconds; the first one may take longer, because the widgets are
  /// still being loaded.
  static let answerTime = 2.0
  static let startTime = 10.0
  /// The timeout of an intent, in seconds. It is longer, because intents do real work.
  static let intentTime = 30.0

  private var lastID = 0
  private var hasAnswered = false
  /// When each pending reply is due, in seconds of uptime, by request identifier.
  private var due: [Int: (date: Double, seconds: Double)] = [:]

  /// Registers a request as pending and returns its identifier.
  mutating func ask(_ request: HostRequest, at uptime: Double) -> Int {
    lastID += 1
    let seconds =
      switch request {
      case .describe, .archive: hasAnswered ? Self.answerTime : Self.startTime
      case .perform: Self.intentTime
      }
    due[lastID] = (uptime + seconds, seconds)
    return lastID
  }

  /// Removes a request that has been answered.
  mutating func answered(_ id: Int) {
    hasAnswered = true
    due[id] = nil
  }

  /// When the next timeout expires, in seconds of uptime; nil: no request is pending.
  var deadline: Double? { due.values.map(\.date).min() }

  /// Returns the timeout, in seconds, of a request that is overdue; nil when none is.
  func overdue(at uptime: Double) -> Double? {
    due.values.first { $0.date <= uptime }?.seconds
  }

  /// Removes all pending requests and returns their identifiers.
  mutating func forget() -> [Int] {
    defer { due = [:] }
    return due.keys.sorted()
  }
}
