package import Foundation

/// The number of pushes in the current window, which begins with its first push and lasts `window`
/// seconds (PUSH-5).
package struct PushWindow: Codable, Hashable, Sendable {
  /// The error for a used-up budget, which is available again from `freeAt` on.
  package struct Exceeded: Error, Hashable {
    package var freeAt: Date

    package init(freeAt: Date) { self.freeAt = freeAt }
  }

  private var start: Date?
  private var spent = 0

  package init() {}

  /// Moves the window with a clock that was set, in seconds.
  mutating func move(by seconds: TimeInterval) { start?.addTimeInterval(seconds) }

  /// The number of pushes in the window that contains `now`.
  package func spent(per window: TimeInterval, at now: Date) -> Int {
    start.map { $0.addingTimeInterval(window) > now } ?? false ? spent : 0
  }

  /// Returns the budget after one more push at `now`.
  ///
  /// - Throws: `Exceeded` when the window already has `limit` pushes.
  package func spending(
    oneOf limit: Int, per window: TimeInterval, at now: Date
  ) throws(Exceeded) -> PushWindow {
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
