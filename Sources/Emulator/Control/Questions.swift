import HostProtocol

/// What a host of widgets was asked and has not answered, with the time that it has for it.
struct Questions {
  /// Seconds that a widget has for one answer, and for its first one.
  static let answerTime = 2.0
  static let startTime = 10.0
  /// Intents do real work.
  static let intentTime = 30.0

  private var lastID = 0
  private var hasAnswered = false
  /// By question: when its answer is due, uptime in seconds.
  private var due: [Int: (date: Double, seconds: Double)] = [:]

  /// Returns the number of the question.
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

  mutating func answered(_ id: Int) {
    hasAnswered = true
    due[id] = nil
  }

  var deadline: Double? { due.values.map(\.date).min() }

  /// The seconds that an answer had and did not keep to.
  func overdue(at uptime: Double) -> Double? {
    due.values.first { $0.date <= uptime }?.seconds
  }

  /// Gives up on all of them.
  mutating func forget() -> [Int] {
    defer { due = [:] }
    return due.keys.sorted()
  }
}
