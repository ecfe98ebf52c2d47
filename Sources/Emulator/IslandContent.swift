package import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive
package import ViewLayout

/// What is inside the island in one form, drawn once and then composed into every frame until it
/// changes. Cells relative to the top left of the phone's screen.
package struct IslandContent: Sendable {
  package var shape: IslandShape
  package var grid: CellGrid
  package var regions: [HitRegion]
  /// When it will look different by itself.
  package var nextChange: Date?
  package var keyline: RGB?

  /// What is needed to lay a widget's views out and draw them.
  package struct Studio: Sendable {
    package var look: Look
    package var geometry: IslandGeometry
    package var time: TimedTextContext
    package var archive: @Sendable (ActivityID) -> ActivityArchive?
    /// What stands where there is no archive: whose it would be, and why there is none.
    package var placeholder: @Sendable (ActivityID) -> [String]

    package init(
      look: Look, geometry: IslandGeometry, time: TimedTextContext,
      archive: @escaping @Sendable (ActivityID) -> ActivityArchive?,
      placeholder: @escaping @Sendable (ActivityID) -> [String]
    ) {
      self.look = look
      self.geometry = geometry
      self.time = time
      self.archive = archive
      self.placeholder = placeholder
    }

    func drawPlaceholder(
      of id: ActivityID, in rect: CellRect, style: CellStyle, into grid: inout CellGrid
    ) {
      let lines = placeholder(id).enumerated().flatMap { index, line in
        ActivityPanel.wrapped(line, columns: rect.columns).map { (index == 0, $0) }
      }
      for (row, (isTitle, line)) in lines.enumerated().prefix(rect.rows) {
        var style = style
        if isTitle { style.attributes.insert(.bold) }
        grid.write(
          line, at: CellPoint(column: rect.column, row: rect.row + row), columns: rect.columns,
          style: style)
      }
    }

    var rasterizer: Rasterizer {
      Rasterizer(theme: look.theme, depth: look.depth, glyphs: look.glyphs, now: time.now)
    }

    func layout(_ node: ViewNode, columns: Int, rows: Int) -> PlacedNode {
      let context = LayoutContext(
        metrics: .cells, time: time, hasTallText: rasterizer.hasTallText)
      var engine = LayoutEngine(context: context)
      return engine.layout(
        node, in: Proposal(width: Double(columns) * 8, height: Double(rows) * 16))
    }
  }

  /// The island in the form that `island` says; nil where there is none.
  package init?(_ island: Placement.Island, in studio: Studio) {
    let surface = studio.look.islandSurface
    grid = CellGrid(
      size: CellSize(
        columns: studio.geometry.columns, rows: IslandGeometry.panelRows.upperBound),
      style: CellStyle(foreground: surface.foreground, background: surface.background))
    regions = []
    shape = studio.geometry.idle
    switch island {
    case .absent: return nil
    case .idle: break
    case .compact(let id): drawCompact(id, studio)
    case .pair(let attached, let detached): drawPair(attached, detached, studio)
    case .system(_, let detached?): drawPair(nil, detached, studio)
    case .system(_, nil): shape = studio.geometry.compact(side: studio.geometry.sideColumns)
    case .expanded(let id, _): drawExpanded(id, studio)
    }
  }

  private mutating func drawCompact(_ id: ActivityID, _ studio: Studio) {
    let geometry = studio.geometry
    let archive = studio.archive(id)
    var views = [archive?.compactLeading, archive?.compactTrailing]
    if views.contains(where: { $0?.isRightToLeft == true }) { views.reverse() }
    let sides = views.map { node in
      node.map { studio.layout($0, columns: geometry.widestSide, rows: 1) }
    }
    let widths = sides.map { $0.map { Self.columns($0.bounds.width) } ?? 0 }
    let side = min(max(geometry.sideColumns, widths.max() ?? 0), geometry.widestSide)
    shape = geometry.compact(side: side)
    let left = geometry.cameraColumn - side
    let right = geometry.cameraColumn + IslandGeometry.cameraColumns
    if let first = sides[0] {
      draw(first, of: id, in: slot(column: left, columns: side), studio)
    }
    if let second = sides[1] {
      let width = min(widths[1], side)
      draw(second, of: id, in: slot(column: right + side - width, columns: width), studio)
    }
    keyline = studio.keyline(of: archive)
    note(archive, [archive?.compactLeading, archive?.compactTrailing], studio)
    regions.insert(
      HitRegion(
        rect: slot(column: left, columns: IslandGeometry.cameraColumns + 2 * side),
        target: .island(id)), at: 0)
  }

  /// Without an attached activity its side is left to what the system shows there.
  private mutating func drawPair(
    _ attached: ActivityID?, _ detached: ActivityID, _ studio: Studio
  ) {
    let geometry = studio.geometry
    let limits = IslandGeometry.minimalColumns
    let archives = [attached, detached].map { $0.flatMap(studio.archive) }
    let views = archives.map { archive in
      archive?.minimal.map { studio.layout($0, columns: limits.upperBound, rows: 1) }
    }
    let widths = views.map { min($0.map { Self.columns($0.bounds.width) } ?? 0, limits.upperBound) }
    let slots = widths.map { max($0, limits.lowerBound) }
    shape = geometry.pair(attached: slots[0], detached: slots[1])
    let places = [
      slot(column: geometry.cameraColumn - slots[0], columns: slots[0]),
      slot(column: geometry.bubbleColumn, columns: slots[1]),
    ]
    for (index, id) in [attached, detached].enumerated() {
      guard let id else { continue }
      var place = places[index]
      if let placed = views[index] {
        // One column more on the left than on the right would look heavier than the reverse.
        let column = place.column + (place.columns - widths[index]) / 2
        draw(placed, of: id, in: slot(column: column, columns: widths[index]), studio)
      }
      note(archives[index], [archives[index]?.minimal], studio)
      if index == 0 { place.columns += IslandGeometry.cameraColumns }
      regions.insert(HitRegion(rect: place, target: .island(id)), at: 0)
    }
    keyline = studio.keyline(of: archives[0])
  }

  private mutating func drawExpanded(_ id: ActivityID, _ studio: Studio) {
    let geometry = studio.geometry
    let archive = studio.archive(id)
    var rows = IslandGeometry.panelRows.lowerBound
    if let node = archive?.expanded, case .island(let content) = node.kind {
      let top = Self.rows(content.margins.top)
      let bottom = Self.rows(content.margins.bottom)
      let left = Self.cells(content.margins.leading)
      let right = Self.cells(content.margins.trailing)
      let most = IslandGeometry.panelRows.upperBound
      let placed = studio.layout(
        node, columns: max(geometry.panelColumns - left - right, 0),
        rows: max(most - top - bottom, 0))
      let height = Int((placed.bounds.height / 16).rounded(.up))
      rows = min(max(height + top + bottom, rows), most)
      let panel = CellRect(
        column: geometry.panelColumn, row: 0, columns: geometry.panelColumns, rows: rows)
      studio.rasterizer.draw(
        placed, on: studio.look.islandSurface, into: &grid,
        at: CellPoint(column: panel.column + left, row: top), clip: panel)
      regions += HitRegion.controls(
        in: placed, of: id, at: CellPoint(column: panel.column + left, row: top))
    }
    if archive == nil {
      studio.drawPlaceholder(
        of: id,
        in: CellRect(
          column: geometry.panelColumn + 4, row: 2, columns: geometry.panelColumns - 8,
          rows: rows - 3),
        style: CellStyle(
          foreground: studio.look.islandSurface.foreground,
          background: studio.look.islandSurface.background), into: &grid)
    }
    shape = geometry.expanded(rows: rows)
    keyline = studio.keyline(of: archive)
    note(archive, [archive?.expanded], studio)
    regions.insert(
      HitRegion(
        rect: CellRect(
          column: geometry.panelColumn, row: 0, columns: geometry.panelColumns, rows: rows),
        target: .island(id)), at: 0)
  }

  /// Draws a compact or minimal view on the island's text row.
  private mutating func draw(
    _ placed: PlacedNode, of id: ActivityID, in slot: CellRect, _ studio: Studio
  ) {
    let height = max(Int((placed.bounds.height / 16).rounded(.up)), 1)
    let origin = CellPoint(column: slot.column, row: slot.row - (height - 1) / 2)
    studio.rasterizer.draw(
      placed, on: studio.look.islandSurface, into: &grid, at: origin, clip: slot)
  }

  private mutating func note(
    _ archive: ActivityArchive?, _ nodes: [ViewNode?], _ studio: Studio
  ) {
    let dates = nodes.compactMap {
      $0?.nextChange(
        after: studio.time.now, isLuminanceReduced: studio.time.isLuminanceReduced)
    }
    nextChange = ([nextChange].compactMap { $0 } + dates).min()
  }

  /// The text row of a resting island.
  private func slot(column: Int, columns: Int) -> CellRect {
    CellRect(column: column, row: 1, columns: columns, rows: 1)
  }

  private static func columns(_ width: Double) -> Int { Int((width / 8).rounded(.up)) }

  /// presentations.md §7.3 Q3, for the margins around the expanded content.
  private static func cells(_ length: Double) -> Int { max(Int((length / 8).rounded()), 0) }

  private static func rows(_ length: Double) -> Int { max(Int((length / 16).rounded()), 0) }
}

extension IslandContent.Studio {
  /// The border: the widget's tint over the island. presentations.md §3.3 has two fifths for a
  /// line of a point; the half cell that stands for it here is eight times as wide.
  fileprivate func keyline(of archive: ActivityArchive?) -> RGB? {
    archive?.keylineTint.map {
      rasterizer.color(of: $0, on: look.islandSurface)
        .blended(over: look.islandSurface.background, amount: 0.16)
    }
  }
}

extension ViewNode {
  /// True when the view as a whole reads from right to left.
  fileprivate var isRightToLeft: Bool { modifiers.last == .layoutDirection(.rightToLeft) }
}
