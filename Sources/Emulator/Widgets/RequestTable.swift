/// What each pending request to one process or client is for, by the identifier of the request: the
/// place where replies are matched.
package struct RequestTable<Purpose> {
  private var purposes: [Int: Purpose] = [:]

  package init() {}

  package var isEmpty: Bool { purposes.isEmpty }
  package var count: Int { purposes.count }

  /// The number of requests for a purpose.
  package func count(where isCounted: (Purpose) -> Bool) -> Int {
    purposes.values.count(where: isCounted)
  }

  /// Adds a request that has been sent.
  package mutating func register(_ id: Int, for purpose: Purpose) { purposes[id] = purpose }

  /// Removes the request that a reply is for; nil: no such request is pending.
  package mutating func complete(_ id: Int) -> Purpose? { purposes.removeValue(forKey: id) }

  /// Removes all requests and returns what they were for, in the order of sending.
  package mutating func removeAll() -> [Purpose] {
    defer { purposes = [:] }
    return purposes.sorted { $0.key < $1.key }.map(\.value)
  }
}
