import Foundation
import SwiftUI

/// Voltra's own flexbox: the bases, one pass of growing or shrinking, no lines.
struct VoltraFlex: Layout {
  var isRow: Bool
  var gap: Double
  /// `justifyContent` and `alignItems`.
  var justification: String
  var alignment: String

  private struct Box {
    var item: VoltraFlexItem
    /// Along the axis and across it, with the margins.
    var length: Double
    var breadth: Double
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let room = isRow ? proposal.width : proposal.height
    let boxes = boxes(subviews, room: room, across: isRow ? proposal.height : proposal.width)
    let content = boxes.reduce(0) { $0 + $1.length } + gap * Double(max(boxes.count - 1, 0))
    let breadth = boxes.map(\.breadth).max() ?? 0
    // A container is as long as it may be where something grows or is spread.
    let fills = boxes.contains { $0.item.grow > 0 } || justification.hasPrefix("space")
    let length = fills ? max(room.flatMap { $0.isFinite ? $0 : nil } ?? content, content) : content
    return isRow
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = isRow ? bounds.width : bounds.height
    let breadth = isRow ? bounds.height : bounds.width
    let boxes = boxes(subviews, room: room, across: breadth)
    let content = boxes.reduce(0) { $0 + $1.length }
    let rest = max(room - content - gap * Double(max(boxes.count - 1, 0)), 0)
    var (place, between) = spread(rest, room - content, boxes.count)
    for (box, subview) in zip(boxes, subviews) {
      let margin = box.item.margin
      let (before, after) =
        isRow ? (margin.leading, margin.trailing) : (margin.top, margin.bottom)
      let (above, below) =
        isRow ? (margin.top, margin.bottom) : (margin.leading, margin.trailing)
      let name = box.item.alignment ?? alignment
      let own = isRow ? box.item.height : box.item.width
      let isStretched = name == "stretch" && own == nil
      let across = isStretched ? breadth - above - below : box.breadth - above - below
      let offset =
        switch name {
        case "center": above + (breadth - above - below - across) / 2
        case "flex-end": breadth - below - across
        default: above
        }
      let length = max(box.length - before - after, 0)
      let point =
        isRow
        ? CGPoint(x: bounds.minX + place + before, y: bounds.minY + offset)
        : CGPoint(x: bounds.minX + offset, y: bounds.minY + place + before)
      subview.place(
        at: point, anchor: .topLeading,
        proposal: isRow
          ? ProposedViewSize(width: length, height: max(across, 0))
          : ProposedViewSize(width: max(across, 0), height: length))
      place += box.length + between
    }
  }

  /// Where the first child begins, and the distance of two: a spread one replaces the gap.
  private func spread(_ rest: Double, _ free: Double, _ count: Int) -> (Double, Double) {
    let (free, number) = (max(free, 0), Double(count))
    switch justification {
    case "center": return (rest / 2, gap)
    case "flex-end": return (rest, gap)
    case "space-between" where count > 1: return (0, free / (number - 1))
    case "space-around" where count > 0: return (free / number / 2, free / number)
    case "space-evenly" where count > 0: return (free / (number + 1), free / (number + 1))
    default: return (0, gap)
    }
  }

  /// The children after growing or shrinking once. Nil room: they are as long as they want.
  private func boxes(_ subviews: Subviews, room: CGFloat?, across: CGFloat?) -> [Box] {
    var boxes = subviews.map { subview in
      let item = subview[VoltraFlexItem.self]
      let margin = item.margin
      let (sides, ends) =
        isRow
        ? (margin.top + margin.bottom, margin.leading + margin.trailing)
        : (margin.leading + margin.trailing, margin.top + margin.bottom)
      let breadth = across.map { max($0 - sides, 0) }
      let size = subview.sizeThatFits(
        isRow
          ? ProposedViewSize(width: item.width.map { CGFloat($0) }, height: breadth)
          : ProposedViewSize(width: breadth, height: item.height.map { CGFloat($0) }))
      let ideal = subview.sizeThatFits(.unspecified)
      let wanted = isRow ? item.width ?? ideal.width : item.height ?? ideal.height
      let cross = isRow ? item.height ?? min(size.height, ideal.height) : item.width ?? ideal.width
      return Box(item: item, length: (item.basis ?? wanted) + ends, breadth: cross + sides)
    }
    guard let room, room.isFinite else { return boxes }
    let rest =
      room - boxes.reduce(0) { $0 + $1.length } - gap * Double(max(boxes.count - 1, 0))
    let weight = boxes.reduce(0) { $0 + (rest > 0 ? $1.item.grow : $1.item.shrink) }
    guard weight > 0 else { return boxes }
    for index in boxes.indices {
      let share = rest > 0 ? boxes[index].item.grow : boxes[index].item.shrink
      boxes[index].length = max(boxes[index].length + rest * share / weight, 0)
    }
    return boxes
  }
}
