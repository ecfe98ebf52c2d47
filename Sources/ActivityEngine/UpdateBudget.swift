package import Foundation

/// How many pushes have been taken in the running window, which begins with the first one and is
/// over `window` seconds later (push.md §7).
package struct UpdateBudget: Codable, Hashable, Sendable {
  /// There was nothing left; there is again from `freeAt` on.
  package struct Exceeded: Error, Hashable {
    package var freeAt: Date

    package init(freeAt: Date) { self.freeAt = freeAt }
  }

  private var start: Date?
  private var spent = 0

  package init() {}

  /// The budget after one more push at `now`.
  package func spending(
    oneOf limit: Int, per window: TimeInterval, at now: Date
  ) throws(Exceeded) -> UpdateBudget {
    var budget = self
    let end = start?.addingTimeInterval(window)
    if end.map({ $0 <= now }) ?? true {
      budget.start = now
      budget.spent = 0
    }
    guard budget.spent < limit else {
      throw Exceeded(freeAt: (budget.start ?? now).addingTimeInterval(window))
    }
    budget.spent += 1
    return budget
  }
}
