import Foundation
import SwiftUI

/// Voltra's own flexbox, which is not React Native's: the bases, one pass of growing or shrinking, no lines,
/// and a container that takes all it is offered.
struct VoltraFlex: Layout {
  var isRow: Bool
  /// Between two children, in points.
  var gap: Double
  var justification = VoltraJustification.start
  var alignment = VoltraAlignment.stretch
  var padding = EdgeInsets()

  private struct Box {
    var item: VoltraFlexItem
    /// Along the axis and across it, without the margins.
    var length: Double
    var breadth: Double
    /// The margins before and behind it along the axis, and those across.
    var ends: (before: Double, behind: Double)
    var sides: (before: Double, behind: Double)

    var whole: Double { length + ends.before + ends.behind }
    var wholeBreadth: Double { breadth + sides.before + sides.behind }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let boxes = boxes(
      subviews, room: along(proposal).map { $0 - along(padding) },
      across: across(proposal).map { $0 - across(padding) })
    let content = boxes.reduce(0) { $0 + $1.whole } + gaps(boxes.count)
    let breadth = boxes.map(\.wholeBreadth).max() ?? 0
    let length = finite(along(proposal)) ?? content + along(padding)
    let other = finite(across(proposal)) ?? breadth + across(padding)
    return isRow
      ? CGSize(width: length, height: other) : CGSize(width: other, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = ProposedViewSize(width: bounds.width, height: bounds.height)
    let room = max((along(size) ?? 0) - along(padding), 0)
    let breadth = max((across(size) ?? 0) - across(padding), 0)
    let boxes = boxes(subviews, room: room, across: breadth)
    let taken = boxes.reduce(0) { $0 + $1.whole }
    let rest = room - taken - (justification.isSpread ? 0 : gaps(boxes.count))
    var (place, between) = justification.places(of: rest, among: boxes.count)
    if !justification.isSpread { between += gap }
    for (box, subview) in zip(boxes, subviews) {
      let free = max(breadth - box.wholeBreadth, 0)
      let offset =
        switch box.item.alignment ?? alignment {
        case .start, .stretch: box.sides.before
        case .center: box.sides.before + free / 2
        case .end: box.sides.before + free
        }
      let along = place + box.ends.before
      let point =
        isRow
        ? CGPoint(
          x: bounds.minX + padding.leading + along, y: bounds.minY + padding.top + offset)
        : CGPoint(
          x: bounds.minX + padding.leading + offset, y: bounds.minY + padding.top + along)
      subview.place(
        at: point, anchor: .topLeading, proposal: proposed(box.length, across: box.breadth))
      place += box.whole + between
    }
  }

  private func gaps(_ count: Int) -> Double { gap * Double(max(count - 1, 0)) }

  /// The children after growing or shrinking once. Nil room: they are as long as they want.
  private func boxes(_ subviews: Subviews, room: Double?, across: Double?) -> [Box] {
    let room = finite(room).map { max($0, 0) }
    let across = finite(across).map { max($0, 0) }
    var boxes = subviews.map { box($0, room: room, across: across) }
    guard let room else { return boxes }
    let rest = room - boxes.reduce(0) { $0 + $1.whole } - gaps(boxes.count)
    let weight = boxes.reduce(0) { $0 + (rest > 0 ? $1.item.grow : $1.item.shrink) }
    guard weight > 0 else { return boxes }
    for index in boxes.indices {
      let item = boxes[index].item
      let share = max(rest > 0 ? item.grow : item.shrink, 0)
      guard share > 0 else { continue }
      boxes[index].length = max(
        limits(of: item).clamp(boxes[index].length + rest * share / weight), 0)
    }
    return boxes
  }

  private func box(_ subview: LayoutSubview, room: Double?, across: Double?) -> Box {
    let item = subview[VoltraFlexItem.self]
    let margin = item.margin
    let columns = (before: Double(margin.leading), behind: Double(margin.trailing))
    let rows = (before: Double(margin.top), behind: Double(margin.bottom))
    let (own, other) = isRow ? (item.width, item.height) : (item.height, item.width)
    let ideal = subview.sizeThatFits(.unspecified)
    // Its own length where it is as broad as the container.
    func intrinsic() -> Double {
      finite(along(subview.sizeThatFits(proposed(nil, across: across))))
        ?? finite(along(ideal)) ?? 0
    }
    let length: Double =
      switch item.basis ?? own {
      case .fixed(let points)?: points
      case .fill?: room ?? intrinsic()
      case .wrap?, nil: intrinsic()
      }
    let isStretched = (item.alignment ?? alignment) == .stretch
    let breadth: Double =
      switch other {
      case .fixed(let points)?: points
      case .fill? where across != nil: across ?? 0
      case _ where isStretched && across != nil: across ?? 0
      default: finite(self.across(ideal)) ?? 0
      }
    return Box(
      item: item, length: limits(of: item).clamp(length), breadth: breadth,
      ends: isRow ? columns : rows, sides: isRow ? rows : columns)
  }

  private func limits(of item: VoltraFlexItem) -> VoltraBox.Limits {
    isRow ? item.widths : item.heights
  }

  // MARK: The axis

  private func proposed(_ length: Double?, across: Double?) -> ProposedViewSize {
    let (length, across) = (length.map { CGFloat($0) }, across.map { CGFloat($0) })
    return isRow
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  private func along(_ proposal: ProposedViewSize) -> Double? {
    (isRow ? proposal.width : proposal.height).map { Double($0) }
  }
  private func across(_ proposal: ProposedViewSize) -> Double? {
    (isRow ? proposal.height : proposal.width).map { Double($0) }
  }
  private func along(_ size: CGSize) -> Double { isRow ? size.width : size.height }
  private func across(_ size: CGSize) -> Double { isRow ? size.height : size.width }
  private func along(_ insets: EdgeInsets) -> Double {
    isRow ? insets.leading + insets.trailing : insets.top + insets.bottom
  }
  private func across(_ insets: EdgeInsets) -> Double {
    isRow ? insets.top + insets.bottom : insets.leading + insets.trailing
  }

  private func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }
}
