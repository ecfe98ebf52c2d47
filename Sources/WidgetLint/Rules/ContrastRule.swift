import ActivityModel
import CellRaster
import Foundation
import ViewArchive
import ViewLayout

/// Rule L13: text with too little contrast to its background, measured on the drawn cells.
struct ContrastRule {
  let archive: ActivityArchive
  let environment: ArchiveEnvironment

  func findings() -> [LintFinding] {
    ArchivePart.declared.flatMap { part in
      archive.node(of: part).map { findings(in: $0, part) } ?? []
    }
  }

  private func findings(in node: ViewNode, _ part: ArchivePart) -> [LintFinding] {
    let time = TimedTextContext(
      now: environment.now, locale: environment.locale, timeZone: environment.timeZone,
      isLuminanceReduced: environment.isLuminanceReduced)
    var engine = LayoutEngine(context: LayoutContext(metrics: .cells, time: time, isTraced: true))
    let room =
      part == .lockScreen
      ? environment.card
      : Size(
        width: environment.island.expandedWidth,
        height: environment.island.expandedHeight.upperBound)
    let placed = engine.layout(node, in: Proposal(width: room.width, height: room.height))
    let rasterizer = Rasterizer(
      theme: .standard, depth: .direct, glyphs: .unicode, now: environment.now)
    let surface = surface(of: part, rasterizer)
    var grid = CellGrid(
      size: CellSize(
        columns: min(max(CellMetric.columns(covering: placed.bounds.width), 1), 200),
        rows: min(max(CellMetric.rows(covering: placed.bounds.height), 1), 100)),
      style: CellStyle(foreground: surface.foreground, background: surface.background))
    rasterizer.draw(placed, on: surface, into: &grid)
    var found: [LintFinding] = []
    func visit(_ node: PlacedNode, inside outer: SourcePlace?) {
      let place = node.trace?.places.first ?? outer
      // A disabled control is meant to recede.
      if case .view(.button(let intent?)) = node.element, intent.isDisabled { return }
      if case .view(.toggle(_, let intent?)) = node.element, intent.isDisabled { return }
      for child in node.children { visit(child, inside: place) }
      guard case .view(.text(let text)) = node.element,
        let contrast = Self.contrast(of: node, in: grid)
      else { return }
      let isLarge = text.runs.allSatisfy {
        $0.style.font.pointSize >= 18 || $0.style.font.resolvedWeight.rawValue >= 700
      }
      let wanted = isLarge ? 3.0 : 4.5
      guard contrast < wanted else { return }
      let ratio = (contrast * 10).rounded(.down) / 10
      let view = PhoneLayout.PlacedView(
        kind: .text(text), bounds: node.bounds, lines: node.lines, modifiers: [],
        isInControl: false, layer: node.trace?.layer, place: place)
      found.append(
        LintFinding(
          .contrast, .warning, "contrast of \(ratio):1, \(wanted.inPoints):1 is wanted",
          of: view, in: part))
    }
    visit(placed, inside: nil)
    return found
  }

  /// Returns the surface on which a phone draws the part: black for the island, white or black or
  /// the activity's background tint for a card.
  private func surface(of part: ArchivePart, _ rasterizer: Rasterizer) -> SurfaceColors {
    let scheme = part == .lockScreen ? environment.colorScheme : .dark
    var surface = SurfaceColors(
      background: scheme == .dark ? .black : .white, foreground: scheme == .dark ? .white : .black,
      accent: SurfaceColors.islandAccent, colorScheme: scheme,
      cornerRadius: PhoneMeasures.cornerRadius, systemLook: environment.systemLook)
    if part == .lockScreen {
      surface.accent =
        SurfaceColors.card(
          rasterizer.theme, colorScheme: scheme, systemLook: environment.systemLook
        ).accent
      if let tint = archive.activityBackgroundTint {
        surface.background = rasterizer.color(of: tint, on: surface)
      }
    }
    return surface
  }

  /// Returns the lowest contrast ratio of a text's letters and digits; nil when none is visible.
  private static func contrast(of text: PlacedNode, in grid: CellGrid) -> Double? {
    var least: Double?
    for line in text.lines {
      let row = CellMetric.rows(line.bounds.minY, .toNearestOrAwayFromZero)
      let first = CellMetric.columns(line.bounds.minX, .toNearestOrAwayFromZero)
      let columns = CellMetric.columns(line.bounds.width, .toNearestOrAwayFromZero)
      for column in first..<max(first + columns, first) {
        guard grid.bounds.contains(CellPoint(column: column, row: row)) else { continue }
        let cell = grid[column, row]
        guard
          cell.glyph.unicodeScalars.contains(where: {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
          })
        else { continue }
        let contrast = cell.style.foreground.contrast(with: cell.style.background)
        least = min(least ?? contrast, contrast)
      }
    }
    return least
  }
}
