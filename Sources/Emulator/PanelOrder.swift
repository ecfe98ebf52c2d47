package import ActivityModel

/// The order in which activities are listed.
package enum PanelOrder {
  /// The island's first, then the rest in the lock screen's order, then what has neither.
  package static func order(_ placement: Placement, records: [ActivityID]) -> [ActivityID] {
    var order: [ActivityID] = []
    func add(_ ids: [ActivityID]) {
      for id in ids where !order.contains(id) && records.contains(id) { order.append(id) }
    }
    switch placement.island {
    case .idle, .absent: break
    case .compact(let id), .expanded(let id, _): add([id])
    case .pair(let attached, let detached): add([attached, detached])
    }
    add(placement.cards)
    add(records)
    return order
  }
}
