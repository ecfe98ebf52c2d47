import ActivityModel

/// The pushes that wait for a widget: those that one decodes, and those that need no decoding while
/// others to the same activity before them do. By the numbers of their traces.
struct UndecidedPushes {
  private var decoding: [Int: ReceivedPush] = [:]
  private var blocked: [Int: ReceivedPush] = [:]

  var count: Int { decoding.count + blocked.count }

  /// Adds a push that a widget decodes.
  mutating func decode(_ push: ReceivedPush) { decoding[push.trace.number] = push }

  /// Removes a push that a widget has decoded, or does not decode; nil: there is none.
  mutating func takeDecoded(_ number: Int) -> ReceivedPush? {
    decoding.removeValue(forKey: number)
  }

  /// Adds a push when it has to wait for others; false: it need not.
  mutating func block(_ push: ReceivedPush) -> Bool {
    guard isBehindOthers(push) else { return false }
    blocked[push.trace.number] = push
    return true
  }

  /// Removes the pushes that waited for others and need no longer, in the order in which they were
  /// received.
  mutating func takeUnblocked() -> [ReceivedPush] {
    blocked.keys.sorted().compactMap { number in
      guard let push = blocked[number], !isBehindOthers(push) else { return nil }
      return blocked.removeValue(forKey: number)
    }
  }

  /// True when a push before this one, for one of the same activities, is not decided yet.
  private func isBehindOthers(_ push: ReceivedPush) -> Bool {
    [decoding, blocked].contains { pushes in
      pushes.contains { $0 < push.trace.number && $1.target.overlaps(push.target) }
    }
  }
}
