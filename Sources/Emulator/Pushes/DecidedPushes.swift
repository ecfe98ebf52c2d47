import ActivityModel

/// The pushes that were applied or refused and are not over, by the numbers of their traces, and which
/// of them wait for what: a push costs the same however many others wait.
struct DecidedPushes {
  private var decisions: [Int: PushDecision] = [:]
  private var dueNumbers: Set<Int> = []
  private var unsettledNumbers: Set<Int> = []
  /// Until when an answer waits for the screen, in seconds of uptime.
  private var limits: [Int: Double] = [:]

  var count: Int { decisions.count }

  subscript(number: Int) -> PushDecision? {
    get { decisions[number] }
    set {
      decisions[number] = newValue
      set(number, isIn: \.dueNumbers, newValue?.answer.isDue == true)
      limits[number] = newValue?.answer.limit
      set(number, isIn: \.unsettledNumbers, newValue.map { !$0.undrawn.isEmpty } ?? false)
    }
  }

  private mutating func set(
    _ number: Int, isIn numbers: WritableKeyPath<DecidedPushes, Set<Int>>, _ isIn: Bool
  ) {
    if isIn {
      self[keyPath: numbers].insert(number)
    } else {
      self[keyPath: numbers].remove(number)
    }
  }

  /// Those whose answers are to be sent, in the order in which they were received.
  var due: [Int] { dueNumbers.sorted() }

  /// Those that have changed what is not on the screen yet, in the order in which they were received.
  var unsettled: [Int] { unsettledNumbers.sorted() }

  /// Those whose answers have waited for the screen too long, in the order in which they were
  /// received.
  ///
  /// - Parameter uptime: Now, in seconds.
  func overdue(at uptime: Double) -> [Int] {
    limits.filter { $0.value <= uptime }.map(\.key).sorted()
  }

  /// When an answer is due, in seconds of uptime; nil: none is, by the time.
  var deadline: Double? { dueNumbers.isEmpty ? limits.values.min() : 0 }
}

extension PushDecision.Answer {
  fileprivate var isDue: Bool { if case .due = self { true } else { false } }

  /// Until when it waits, in seconds of uptime; nil: not for a time.
  fileprivate var limit: Double? { if case .waiting(let limit) = self { limit } else { nil } }
}
