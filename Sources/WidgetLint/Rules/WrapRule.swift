import ViewArchive
import ViewLayout

/// Rule L45: text that a phone breaks or cuts off elsewhere than the drawing in cells shows, where all
/// letters have one size.
struct WrapRule {
  let environment: ArchiveEnvironment

  func findings(in layouts: [PhoneLayout]) -> [LintFinding] {
    layouts.filter { $0.part != .small }.flatMap { layout -> [LintFinding] in
      let drawn = lines(of: layout)
      return layout.views.compactMap { view in
        guard view.text != nil, let layer = view.layer, let cells = drawn[layer] else { return nil }
        let phone = PhoneView(bounds: view.bounds, lines: view.lines)
        guard phone.breaksElsewhere(than: cells) else { return nil }
        return LintFinding(
          .brokenElsewhere, .info, Self.message(phone, cells), of: view, in: layout.part)
      }
    }
  }

  private static func message(_ phone: PhoneView, _ cells: [PlacedLine]) -> String {
    if phone.lines.contains(where: \.isTruncated), !cells.contains(where: \.isTruncated) {
      return "the phone shortens it, cells do not: \(phone.text)"
    }
    if cells.contains(where: \.isTruncated), !phone.lines.contains(where: \.isTruncated) {
      return "cells shorten it, the phone does not: \(phone.text)"
    }
    return "the phone breaks it into other lines than cells do: \(phone.text)"
  }

  /// The lines of texts in cells, by layer.
  private func lines(of layout: PhoneLayout) -> [Int: [PlacedLine]] {
    let time = TimedTextContext(
      now: environment.now, locale: environment.locale, timeZone: environment.timeZone,
      isLuminanceReduced: environment.isLuminanceReduced)
    var engine = LayoutEngine(context: LayoutContext(metrics: .cells, time: time, isTraced: true))
    let room = layout.cellRoom(in: environment)
    let placed =
      layout.part == .lockScreen
      ? engine.layout(layout.node, width: room.width, heights: 0...room.height)
      : engine.layout(layout.node, in: Proposal(width: room.width, height: room.height))
    var found: [Int: [PlacedLine]] = [:]
    placed.walk { node in
      if let layer = node.trace?.layer, !node.lines.isEmpty { found[layer] = node.lines }
    }
    return found
  }
}

extension PhoneLayout {
  /// The room that the drawing in cells has for the part, in points of whole cells (GRID-4, GRID-12).
  func cellRoom(in environment: ArchiveEnvironment) -> Size {
    let island = environment.island
    func whole(_ length: Double, _ axis: LayoutAxis, _ unit: Double = 1) -> Double {
      let cell = axis == .horizontal ? CellMetric.width(of: 1) : CellMetric.height(of: 1)
      return (length / (cell * unit)).rounded(.down) * cell * unit
    }
    func near(_ margin: Double, _ cell: Double) -> Double {
      max((margin / cell + 0.5).rounded(.down), 0) * cell
    }
    switch part {
    case .lockScreen, .small:
      return Size(
        width: whole(environment.card.width, .horizontal, 2),
        height: whole(environment.card.height, .vertical))
    case .compactLeading, .compactTrailing:
      return Size(
        width: whole(island.compactSides.widest, .horizontal), height: CellMetric.height(of: 1))
    case .minimal:
      return Size(
        width: whole(island.minimal.width, .horizontal) + CellMetric.width(of: 1),
        height: CellMetric.height(of: 1))
    case .expanded:
      let margins = Self.margins(of: node)
      let (width, height) = (CellMetric.width(of: 1), CellMetric.height(of: 1))
      return Size(
        width: max(
          whole(island.expandedWidth, .horizontal, 2) - near(margins.leading, width)
            - near(margins.trailing, width), 0),
        height: max(
          whole(island.expandedHeight.upperBound, .vertical) - near(margins.top, height)
            - near(margins.bottom, height), 0))
    }
  }
}
