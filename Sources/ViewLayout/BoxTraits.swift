import ViewArchive

extension LayoutTraits {
  /// Padding that is not zero makes an edge ordinary.
  mutating func pad(_ insets: Insets, _ metrics: LayoutMetrics) {
    let ordinary = SpacingPreference.ordinary
    if insets.top != 0 { spacing.top = ordinary.top }
    if insets.leading != 0 { spacing.leading = ordinary.leading }
    if insets.bottom != 0 { spacing.bottom = ordinary.bottom }
    if insets.trailing != 0 { spacing.trailing = ordinary.trailing }
    slack += max(0, metrics.distance(insets.top, .vertical))
    slack += max(0, metrics.distance(insets.bottom, .vertical))
    text = nil
    naturalSize = nil
  }

  /// A frame makes both edges of every axis it constrains ordinary, but not around a spacer.
  mutating func constrain(horizontal: Bool, vertical: Bool) {
    if horizontal {
      if !isSpacer { spacing.reset(.horizontal) }
      text = nil
    }
    if vertical {
      if !isSpacer { spacing.reset(.vertical) }
      slack = 0
      spareRow = 0
    }
    naturalSize = nil
  }
}

extension ViewNode {
  /// The children of a row or region; what was done to it was done to each of them.
  var childrenWithOwnModifiers: [ViewNode] {
    children.map { child in
      var child = child
      child.modifiers += modifiers
      return child
    }
  }
}

extension FlexFrame {
  /// The limits that are lengths at all, each the way it is written.
  func valid(_ valid: (Double) -> Double?) -> FlexFrame {
    FlexFrame(
      minWidth: minWidth.flatMap(valid), idealWidth: idealWidth.flatMap(valid),
      maxWidth: maxWidth.flatMap(valid), minHeight: minHeight.flatMap(valid),
      idealHeight: idealHeight.flatMap(valid), maxHeight: maxHeight.flatMap(valid),
      alignment: alignment)
  }
}

extension ShapeKind {
  /// A circle is a square; all other outlines take what they are offered.
  var rule: LeafLayout {
    switch self {
    case .circle: .square(ideal: LeafLayout.ideal)
    case .inset(let shape, _), .rotated(let shape, _), .offset(let shape, _),
      .trimmed(let shape, _, _):
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
