import ViewArchive

/// The heights above and below the common baseline of a row's children, in points.
struct BaselineHeights {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0

  var total: Double { ascent + descent }

  /// Adds a child whose margins are for the parent's inner width.
  mutating func add(_ child: FlexBox, _ width: Double?) {
    guard let baseline = child.baseline else { return }
    let above = baseline + child.edges.margin(.top, width)
    let height = child.state.measured.height + child.edges.margins(.height, width)
    ascent = max(ascent, above)
    descent = max(descent, height - above)
  }
}

extension FlexBox {
  /// True for rows in which baselines matter.
  var isBaselineLayout: Bool {
    guard style.container.direction.isRow else { return false }
    return style.container.alignItems == .baseline
      || children.contains {
        $0.style.position != .absolute && $0.style.item.alignSelf == .baseline
      }
  }

  /// The distance of the baseline from the top edge: that of the content, else of the first child
  /// in the first line that is aligned by it, else of the first child, else the bottom edge.
  ///
  /// Nil: a child was not measured yet, because nothing depended on it; the box does not count in
  /// its row then (Yoga).
  var baseline: Double? {
    if let baseline = content?.baseline {
      let distance = baseline(state.measured)
      return distance.isFinite ? distance : state.measured.height
    }
    let candidates = children.prefix { $0.state.line == 0 }.filter {
      $0.style.position != .absolute
    }
    guard
      let child = candidates.first(where: { alignment(of: $0) == .baseline }) ?? candidates.first
    else { return state.isMeasured ? state.measured.height : nil }
    return child.baseline.map { child.state.position.top + $0 }
  }
}
