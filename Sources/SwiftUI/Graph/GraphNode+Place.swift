extension GraphNode: LivingPlace {
  func follow(_ event: ViewEvent) {
    let lifecycle = madeLifecycle()
    lifecycle.next = event
    graph.due.changed.append(lifecycle)
  }

  func follow(_ preference: GraphPreference) {
    self.preference = FollowedPreference(said: preference, seen: self.preference?.seen)
    graph.due.havePreferencesChanged = true
    if case .observer = preference.role { graph.due.observers[number] = self }
  }

  func connect(_ scope: ScrollScope) {
    scope.connect(to: number, graph.invalidations)
    scrolling.scope = scope
  }

  func number(of target: ScrollTarget) -> Int { graph.scrolls.number(of: target) }

  func run(_ work: @escaping @Sendable () async -> Void) { madeLifecycle().run(work) }

  func showLast(of ids: Range<Int>) {
    for id in ids {
      for child in children.nodes(with: AnyHashable(id)) {
        child.setHidden(id < ids.upperBound - 1)
      }
    }
  }

  func show(_ index: Int, of places: [any LivingPlace]) {
    let branches = branches(of: places.compactMap { $0 as? GraphNode })
    for (place, branch) in branches.enumerated() { branch.setHidden(place != index) }
  }

  /// Returns for each node the outermost one around it, inside this one, that has no other one of
  /// them.
  private func branches(of nodes: [GraphNode]) -> [GraphNode] {
    func path(_ node: GraphNode) -> [GraphNode] {
      Array(sequence(first: node, next: \.parent).prefix { $0 !== self })
    }
    var counts: [Int: Int] = [:]
    for node in nodes { for outer in path(node) { counts[outer.number, default: 0] += 1 } }
    return nodes.map { node in path(node).last { counts[$0.number] == 1 } ?? node }
  }
}
