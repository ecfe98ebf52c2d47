import ViewArchive

extension LayoutTraits {
  /// Applies padding: an edge with nonzero padding gets the spacing preference of an ordinary view,
  /// and vertical padding may be removed when rows are missing (`removableSpacing`).
  mutating func pad(_ insets: Insets, _ metrics: LayoutMetrics) {
    let ordinary = SpacingPreference.ordinary
    if insets.top != 0 { spacing.top = ordinary.top }
    if insets.leading != 0 { spacing.leading = ordinary.leading }
    if insets.bottom != 0 { spacing.bottom = ordinary.bottom }
    if insets.trailing != 0 { spacing.trailing = ordinary.trailing }
    removableSpacing += max(0, metrics.distance(insets.top, .vertical))
    removableSpacing += max(0, metrics.distance(insets.bottom, .vertical))
    text = nil
    naturalSize = nil
  }

  /// Applies a frame: both edges of each constrained axis get the spacing preference of an ordinary
  /// view, except around a spacer.
  mutating func constrain(horizontal: Bool, vertical: Bool) {
    if horizontal {
      if !isSpacer { spacing.reset(.horizontal) }
      text = nil
    }
    if vertical {
      if !isSpacer { spacing.reset(.vertical) }
      removableSpacing = 0
      removableRowHeight = 0
    }
    naturalSize = nil
  }
}

extension ViewNode {
  /// The children of a grid row or island region, each with the modifiers of the row or region
  /// appended, which apply to every child.
  var childrenWithOwnModifiers: [ViewNode] {
    children.map { child in
      var child = child
      child.modifiers += modifiers
      return child
    }
  }
}

extension FlexFrame {
  /// Returns a copy with each limit replaced by the result of `valid`; nil removes a limit.
  func valid(_ valid: (Double) -> Double?) -> FlexFrame {
    FlexFrame(
      minWidth: minWidth.flatMap(valid), idealWidth: idealWidth.flatMap(valid),
      maxWidth: maxWidth.flatMap(valid), minHeight: minHeight.flatMap(valid),
      idealHeight: idealHeight.flatMap(valid), maxHeight: maxHeight.flatMap(valid),
      alignment: alignment)
  }
}

extension ShapeKind {
  /// The layout rule of the shape: a circle is square; every other outline takes the proposed size.
  var rule: LeafLayout {
    switch self {
    case .circle: .square(ideal: LeafLayout.ideal)
    case .inset(let shape, _), .rotated(let shape, _), .offset(let shape, _),
      .trimmed(let shape, _, _), .circular(let shape):
      shape.rule
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .ellipse,
      .containerRelative, .path:
      .filling
    }
  }
}

extension LeafLayout {
  static let filling = LeafLayout.greedy(ideal: Size(width: ideal, height: ideal))
}
