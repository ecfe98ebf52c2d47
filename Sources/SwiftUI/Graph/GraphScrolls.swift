import ViewArchive

/// What an app has scrolled on its screen.
@MainActor
struct GraphScrolls {
  /// How many rows a screen has at most.
  private(set) var screenful = 40
  /// The last request of each scope, by its node's number.
  private var requests: [Int: ScreenScroll] = [:]
  private var last = 0
  /// The numbers of the identifiers that views were marked with, or that were scrolled to.
  private var numbers: [ScrollTarget: Int] = [:]
  /// The views to which the next screen is scrolled.
  private var pending: [Int: (target: ScrollTarget, scope: GraphNode)] = [:]

  /// The height of the lowest usual row, in points: one of text in a terminal.
  private static let lowestRow = 20.0

  /// All requests, oldest first.
  var all: [ScreenScroll] { requests.values.sorted { $0.serial < $1.serial } }

  /// Begins a pass.
  ///
  /// - Parameter height: That of the screen, in points.
  mutating func begin(in height: Double) {
    screenful = max(20, Int(min(height, 10_000) / Self.lowestRow))
  }

  /// The next screen has been made.
  mutating func end() { pending = [:] }

  /// Returns the number of an identifier. Identifiers that read the same, such as `1` and `"1"`, have
  /// two.
  mutating func number(of target: ScrollTarget) -> Int {
    if let number = numbers[target] { return number }
    numbers[target] = numbers.count
    return numbers.count - 1
  }

  /// Has the next screen scrolled.
  ///
  /// - Parameter scope: The node of the views that are scrolled.
  mutating func scroll(_ request: ScrollScope.Request, in scope: GraphNode) {
    last += 1
    requests[scope.number] = ScreenScroll(
      serial: last, scope: scope.number, target: request.target.map { number(of: $0) },
      place: request.place)
    pending[scope.number] = request.target.map { ($0, scope) }
  }

  /// Returns the row of a long collection to which the next screen is scrolled; nil: it is not.
  func row(of node: GraphNode) -> Int? {
    guard let index = node.scrolling.index else { return nil }
    return pending.values.lazy.filter { node.isInside($0.scope) }.compactMap { index($0.target) }
      .first
  }

  mutating func remove(_ number: Int) {
    requests[number] = nil
    pending[number] = nil
  }
}
