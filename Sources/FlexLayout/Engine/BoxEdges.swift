import ViewArchive

/// The edges of a box, start and end resolved.
struct BoxEdges {
  let margin: Sides<FlexLength?>
  let padding: Sides<FlexLength?>
  let border: Sides<Double>
  let insets: Sides<FlexLength?>
  /// The margins by which others reckon the size of the box. They are those of text to the
  /// right in all directions, which shows where start or end is given besides left or right (Yoga).
  private let sizingMargin: Sides<FlexLength?>

  init(_ style: FlexStyle, _ direction: FlexWritingDirection, isRoot: Bool) {
    margin = style.margin.sides(direction)
    sizingMargin = style.margin.sides(.leftToRight)
    padding = style.padding.sides(direction)
    border = style.border.sides(direction).map { max($0?.resolved(against: nil) ?? 0, 0) }
    // The root is placed as if its text went to the right (Yoga).
    insets = style.insets.sides(isRoot ? .leftToRight : direction)
  }

  func isAutoMargin(_ side: Side) -> Bool { margin[side] == .auto }

  /// Returns a margin for the parent's inner width; `auto` is zero.
  func margin(_ side: Side, _ width: Double?) -> Double {
    margin[side]?.resolved(against: width) ?? 0
  }

  /// Returns both margins of an axis for the parent's inner width.
  func margins(_ dimension: Dimension, _ width: Double?) -> Double {
    let (near, far) = dimension.sides
    return (sizingMargin[near]?.resolved(against: width) ?? 0)
      + (sizingMargin[far]?.resolved(against: width) ?? 0)
  }

  func padding(_ side: Side, _ width: Double?) -> Double {
    max(padding[side]?.resolved(against: width) ?? 0, 0)
  }

  /// Returns the distance of the content from a side for the parent's inner width.
  func frame(_ side: Side, _ width: Double?) -> Double { padding(side, width) + border[side] }

  /// Returns how much larger the box is than its content for the parent's inner width.
  func frames(_ dimension: Dimension, _ width: Double?) -> Double {
    let (near, far) = dimension.sides
    return frame(near, width) + frame(far, width)
  }

  func borders(_ dimension: Dimension) -> Double {
    let (near, far) = dimension.sides
    return border[near] + border[far]
  }

  /// True where a side has an inset other than `auto`.
  func hasInset(_ side: Side) -> Bool { insets[side].map { $0 != .auto } ?? false }

  /// True where one of the sides of an axis has an inset, `auto` included.
  func hasInsets(_ dimension: Dimension) -> Bool {
    let (near, far) = dimension.sides
    return insets[near] != nil || insets[far] != nil
  }

  /// Returns an inset for the size that its percentages refer to.
  func inset(_ side: Side, _ size: Double?) -> Double {
    insets[side]?.resolved(against: size) ?? 0
  }
}
