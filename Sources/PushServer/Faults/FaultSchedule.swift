/// Decides which faults a push meets, by counting.
package struct FaultSchedule: Hashable, Sendable {
  private struct Active: Hashable {
    var fault: Fault
    /// The number of pushes that it has seen.
    var seen = 0
  }

  private var active: [Active] = []
  /// Lines of a script whose time has not come.
  private var waiting: [FaultScript.Line]
  /// The number of pushes that were counted.
  package private(set) var pushes = 0

  package init(_ faults: [Fault] = [], script: FaultScript? = nil) {
    active = faults.map { Active(fault: $0) }
    waiting = script?.lines ?? []
  }

  package mutating func add(_ fault: Fault) { active.append(Active(fault: fault)) }

  /// Removes all faults, and those of the script that have not begun.
  package mutating func clear() {
    active.removeAll()
    waiting.removeAll()
  }

  /// True when no push meets a fault, now or later.
  package var isEmpty: Bool { active.isEmpty && waiting.isEmpty }

  /// Counts a push and returns the faults that it meets, in the order in which they were added.
  package mutating func next() -> [Fault] {
    if isEmpty {
      pushes += 1
      return []
    }
    active += waiting.filter { $0.after <= pushes }.map { Active(fault: $0.fault) }
    waiting.removeAll { $0.after <= pushes }
    pushes += 1
    var met: [Fault] = []
    for index in active.indices {
      active[index].seen += 1
      let seen = active[index].seen
      switch active[index].fault.count {
      case .all: met.append(active[index].fault)
      case .next: met.append(active[index].fault)
      case .every(let number): if seen.isMultiple(of: number) { met.append(active[index].fault) }
      }
    }
    active.removeAll { active in
      if case .next(let number) = active.fault.count { active.seen >= number } else { false }
    }
    return met
  }

  /// One line for each fault, with what is left of it.
  package var lines: [String] {
    active.map { active in
      switch active.fault.count {
      case .all: active.fault.text
      case .next(let number): "\(active.fault.text) (\(number - active.seen) left)"
      case .every(let number):
        "\(active.fault.text) (in \(number - active.seen % number) pushes)"
      }
    } + waiting.map { "\($0.fault.text) (after \($0.after - pushes) pushes)" }
  }
}
