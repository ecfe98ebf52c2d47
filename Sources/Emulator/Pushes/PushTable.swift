import ActivityModel

/// The pushes that are not over, by the numbers of their traces, and which of them wait for what: a
/// push costs the same however many others wait.
struct PushTable {
  private var states: [Int: PushState] = [:]
  private var blockedNumbers: Set<Int> = []
  private var dueNumbers: Set<Int> = []
  private var unsettledNumbers: Set<Int> = []
  /// Until when an answer waits for the screen, in seconds of uptime.
  private var limits: [Int: Double] = [:]

  /// The number of pushes that are not over.
  var count: Int { states.count }

  subscript(number: Int) -> PushState? {
    get { states[number] }
    set {
      states[number] = newValue
      set(number, isIn: \.blockedNumbers, newValue?.isBlocked == true)
      var decision: PushState.Decision?
      if case .decided(let found)? = newValue { decision = found }
      set(number, isIn: \.dueNumbers, decision?.answer.isDue == true)
      limits[number] = decision?.answer.limit
      set(number, isIn: \.unsettledNumbers, decision.map { !$0.undrawn.isEmpty } ?? false)
    }
  }

  private mutating func set(
    _ number: Int, isIn numbers: WritableKeyPath<PushTable, Set<Int>>, _ isIn: Bool
  ) {
    if isIn {
      self[keyPath: numbers].insert(number)
    } else {
      self[keyPath: numbers].remove(number)
    }
  }

  /// Those that wait for others to be decoded, in the order in which they were received.
  var blocked: [Int] { blockedNumbers.sorted() }

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

  /// True when a push before this one, for one of the same activities, is not decided yet.
  func isBehindOthers(_ push: PushState.Content) -> Bool {
    states.contains { number, state in
      number < push.trace.number && state.target?.overlaps(push.target) == true
    }
  }
}

extension PushState {
  fileprivate var isBlocked: Bool { if case .blocked = self { true } else { false } }
}

extension PushState.Answer {
  fileprivate var isDue: Bool { if case .due = self { true } else { false } }

  /// Until when it waits, in seconds of uptime; nil: not for a time.
  fileprivate var limit: Double? { if case .waiting(let limit) = self { limit } else { nil } }
}
