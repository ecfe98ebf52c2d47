/// The environments that a view makes of its own, by their order in a pass.
struct GraphEnvironments {
  private var known: [Int: (outer: Int, inner: Int)] = [:]
  private var next = 0

  mutating func begin() { next = 0 }

  /// Returns the number of the next environment: the same one as long as neither the one around it
  /// nor the view has changed.
  mutating func id(after outer: Int, isFresh: Bool, _ make: () -> Int) -> Int {
    defer { next += 1 }
    if !isFresh, let known = known[next], known.outer == outer { return known.inner }
    let inner = make()
    known[next] = (outer, inner)
    return inner
  }
}
