package import ViewArchive

/// The distances that a view prefers to its neighbours, by edge (LAYOUT-3).
package struct SpacingPreference: Hashable, Sendable {
  /// The preferences of one edge, in points, by kind of neighbour. Nil: no preference.
  struct Edge: Hashable, Sendable {
    /// Between two texts.
    var betweenTexts: Double?
    /// Between a text above and another view below.
    var belowText: Double?
    /// Between another view above and a text below.
    var aboveText: Double?
    /// To any neighbour, if no preference above applies.
    var toAnything: Double?

    /// Returns the distance between two edges that face each other, in points.
    func distance(to other: Edge) -> Double {
      let matches = zip(particular, other.particular).compactMap { mine, theirs in
        if let mine, let theirs { mine + theirs } else { nil as Double? }
      }
      if let largest = matches.max() { return largest }
      switch (toAnything, other.toAnything) {
      case (let mine?, let theirs?): return max(mine, theirs)
      case (let wish?, nil), (nil, let wish?): return wish
      case (nil, nil): return LayoutMetrics.defaultSpacing
      }
    }

    /// Returns the larger preference of both edges for each kind of neighbour.
    func union(_ other: Edge) -> Edge {
      Edge(
        betweenTexts: Self.larger(betweenTexts, other.betweenTexts),
        belowText: Self.larger(belowText, other.belowText),
        aboveText: Self.larger(aboveText, other.aboveText),
        toAnything: Self.larger(toAnything, other.toAnything))
    }

    private var particular: [Double?] { [betweenTexts, belowText, aboveText] }

    private static func larger(_ one: Double?, _ other: Double?) -> Double? {
      if let one, let other { max(one, other) } else { one ?? other }
    }
  }

  var top: Edge
  var leading: Edge
  var bottom: Edge
  var trailing: Edge

  /// The preferences of a view that is neither a text nor a spacer.
  package static let ordinary = SpacingPreference(
    top: Edge(belowText: 0), leading: Edge(), bottom: Edge(aboveText: 0), trailing: Edge())

  /// Returns the preferences of a text.
  /// - Parameter distance: The distance to a text above it, in points (LAYOUT-23).
  static func text(spacingAbove distance: Double) -> SpacingPreference {
    SpacingPreference(
      top: Edge(betweenTexts: distance, aboveText: LayoutMetrics.defaultSpacing), leading: Edge(),
      bottom: Edge(betweenTexts: 0, belowText: LayoutMetrics.defaultSpacing), trailing: Edge())
  }

  /// Returns the preferences of a spacer: 0 at its two ends; outside of a stack, at all four edges.
  static func spacer(along axis: LayoutAxis?) -> SpacingPreference {
    var preference = SpacingPreference(
      top: Edge(), leading: Edge(), bottom: Edge(), trailing: Edge())
    if axis != .vertical {
      preference.leading.toAnything = 0
      preference.trailing.toAnything = 0
    }
    if axis != .horizontal {
      preference.top.toAnything = 0
      preference.bottom.toAnything = 0
    }
    return preference
  }

  /// Returns the edge where a container along `axis` starts.
  func start(_ axis: LayoutAxis) -> Edge { axis == .horizontal ? leading : top }
  func end(_ axis: LayoutAxis) -> Edge { axis == .horizontal ? trailing : bottom }

  func union(_ other: SpacingPreference) -> SpacingPreference {
    SpacingPreference(
      top: top.union(other.top), leading: leading.union(other.leading),
      bottom: bottom.union(other.bottom), trailing: trailing.union(other.trailing))
  }

  /// A distance of 0 to any neighbour.
  package static let none = spacer(along: nil)

  /// Returns the distance from a view with these preferences to the next one along an axis, in
  /// points.
  package func distance(to next: SpacingPreference, along axis: LayoutAxis) -> Double {
    end(axis).distance(to: next.start(axis))
  }

  /// Takes the larger preference of both on some edges.
  package mutating func formUnion(_ other: SpacingPreference, on edges: Set<EdgeName>) {
    let union = union(other)
    for edge in edges {
      switch edge {
      case .top: top = union.top
      case .leading: leading = union.leading
      case .bottom: bottom = union.bottom
      case .trailing: trailing = union.trailing
      }
    }
  }

  /// Resets both edges of an axis to those of an ordinary view.
  mutating func reset(_ axis: LayoutAxis) {
    switch axis {
    case .horizontal:
      leading = Self.ordinary.leading
      trailing = Self.ordinary.trailing
    case .vertical:
      top = Self.ordinary.top
      bottom = Self.ordinary.bottom
    }
  }

  /// Returns the preferences of a stack: at its start those of its first child, at its end those of
  /// its last child, at its sides the largest of all children.
  static func stack(_ children: [SpacingPreference], along axis: LayoutAxis) -> SpacingPreference {
    guard let first = children.first, let last = children.last else { return .ordinary }
    var result = children.dropFirst().reduce(first) { $0.union($1) }
    switch axis {
    case .horizontal:
      result.leading = first.leading
      result.trailing = last.trailing
    case .vertical:
      result.top = first.top
      result.bottom = last.bottom
    }
    return result
  }
}
