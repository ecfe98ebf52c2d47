import ViewArchive

extension FlexLength {
  /// Returns the length in points; nil for `auto`, and for a percentage of an unknown size.
  func resolved(against reference: Double?) -> Double? {
    switch self {
    case .points(let points): points
    case .percent(let percent): reference.map { percent * $0 / 100 }
    case .auto: nil
    }
  }
}

extension FlexEdges {
  /// Returns the values that hold for text of a direction.
  func sides(_ direction: FlexWritingDirection) -> Sides<FlexLength?> {
    let (leftByText, rightByText) = direction == .leftToRight ? (start, end) : (end, start)
    return Sides(
      left: leftByText ?? left ?? horizontal ?? all,
      top: top ?? vertical ?? all,
      right: rightByText ?? right ?? horizontal ?? all,
      bottom: bottom ?? vertical ?? all)
  }
}

extension FlexJustification {
  /// The justification of children that do not fit: what would spread them starts at the start.
  var whenOverflowing: FlexJustification {
    switch self {
    case .flexStart, .center, .flexEnd: self
    case .spaceBetween, .spaceAround, .spaceEvenly: .flexStart
    }
  }
}

extension FlexLineDistribution {
  /// The distribution of lines that do not fit.
  var whenOverflowing: FlexLineDistribution {
    switch self {
    case .flexStart, .center, .flexEnd: self
    case .stretch, .spaceBetween, .spaceAround, .spaceEvenly: .flexStart
    }
  }
}

extension FlexItemStyle {
  /// The share of free space that holds.
  var resolvedGrow: Double { grow ?? max(flex ?? 0, 0) }

  /// The share of what is lacking that holds. A positive `flex` does not shrink: in Yoga, contrary
  /// to React Native's documentation, only web defaults make it do so.
  var resolvedShrink: Double { shrink ?? max(-(flex ?? 0), 0) }

  /// The basis that holds; `auto` where the child's own size is it.
  var resolvedBasis: FlexLength {
    if let basis, basis != .auto { return basis }
    return flex ?? 0 > 0 ? .points(0) : .auto
  }
}
