package import CellRaster
import Emulator
package import PhoneScreen
import ViewArchive
package import ViewLayout
import WidgetLint

/// Draws marks over a frame without hiding its text.
package struct FrameMarks: Sendable {
  private let look: RenderStyle

  package init(look: RenderStyle) { self.look = look }

  private var isAscii: Bool { look.glyphs == .ascii }

  // MARK: The selected view

  /// Tints the view, tints its modifiers less, and draws a thin line around both.
  package func outline(_ view: FrameTree.View, into grid: inout CellGrid) {
    let inner = view.cells.intersection(grid.bounds)
    let outer = view.cellsWithModifiers.intersection(grid.bounds)
    tint(outer, amount: 0.2, .underline, besides: inner, into: &grid)
    tint(inner, amount: 0.4, .reverse, into: &grid)
    line(around: outer.isEmpty ? inner : outer, .focus, into: &grid)
  }

  private func tint(
    _ rect: CellRect, amount: Double, _ attribute: CellAttributes, besides hole: CellRect? = nil,
    into grid: inout CellGrid
  ) {
    let color = look.color(.focus)
    let hasColor = look.depth >= .indexed
    for row in rect.row..<rect.maxRow {
      for column in rect.column..<rect.maxColumn {
        let point = CellPoint(column: column, row: row)
        if hole?.contains(point) == true { continue }
        grid.restyle(at: point) { style in
          if hasColor {
            style.background = color.blended(over: style.background, amount: amount)
          } else {
            style.attributes.formSymmetricDifference(attribute)
          }
        }
      }
    }
  }

  /// Draws a line on the blank cells around a rectangle, so that no text is covered.
  private func line(around rect: CellRect, _ role: ThemeRole, into grid: inout CellGrid) {
    guard !rect.isEmpty else { return }
    let glyphs =
      isAscii
      ? (top: "_", bottom: "-", left: "|", right: "|")
      : (top: "▁", bottom: "▔", left: "▕", right: "▏")
    for column in rect.column..<rect.maxColumn {
      mark(glyphs.top, role, at: CellPoint(column: column, row: rect.row - 1), into: &grid)
      mark(glyphs.bottom, role, at: CellPoint(column: column, row: rect.maxRow), into: &grid)
    }
    for row in rect.row..<rect.maxRow {
      mark(glyphs.left, role, at: CellPoint(column: rect.column - 1, row: row), into: &grid)
      mark(glyphs.right, role, at: CellPoint(column: rect.maxColumn, row: row), into: &grid)
    }
  }

  private func mark(
    _ glyph: String, _ role: ThemeRole, at point: CellPoint, into grid: inout CellGrid
  ) {
    guard grid.bounds.contains(point), grid[point.column, point.row].code == .blank else { return }
    let style = grid[point.column, point.row].style
    grid.set(
      glyph, at: point,
      style: CellStyle(foreground: look.color(role), background: style.background))
  }

  // MARK: Guides

  /// Draws the island's regions, the margins of its expanded panel, and the camera.
  package func guides(of frame: SheetFrame, into grid: inout CellGrid) {
    for rect in frame.cameras { hatch(rect, into: &grid) }
    for part in frame.parts {
      if case .view(.island(let island)) = part.placed.island?.element {
        let margins = island.margins
        let inner = part.clip.inset(
          columns: CellMetric.columns(margins.leading, .toNearestOrAwayFromZero),
          rows: CellMetric.rows(margins.top, .toNearestOrAwayFromZero))
        frameDotted(inner, into: &grid)
      }
      part.placed.walk { node in
        guard case .view(.islandRegion(let region)) = node.element else { return }
        let rect = part.cells(of: node.bounds)
        frameDotted(rect, into: &grid)
        label(region.position.rawValue, in: rect, into: &grid)
      }
      if part.placed.island == nil { frameDotted(part.cells(of: part.placed.bounds), into: &grid) }
    }
  }

  private func hatch(_ rect: CellRect, into grid: inout CellGrid) {
    for row in rect.row..<rect.maxRow {
      for column in rect.column..<rect.maxColumn {
        mark(
          isAscii ? "x" : "╳", .hintText, at: CellPoint(column: column, row: row), into: &grid)
      }
    }
    label("camera", in: rect, into: &grid)
  }

  /// Draws a dotted line along the inside of a rectangle, on blank cells.
  private func frameDotted(_ rect: CellRect, into grid: inout CellGrid) {
    guard !rect.isEmpty else { return }
    let (across, down) = isAscii ? (".", ":") : ("┄", "┆")
    for column in rect.column..<rect.maxColumn {
      mark(across, .hintText, at: CellPoint(column: column, row: rect.row), into: &grid)
      mark(across, .hintText, at: CellPoint(column: column, row: rect.maxRow - 1), into: &grid)
    }
    for row in rect.row..<rect.maxRow {
      mark(down, .hintText, at: CellPoint(column: rect.column, row: row), into: &grid)
      mark(down, .hintText, at: CellPoint(column: rect.maxColumn - 1, row: row), into: &grid)
    }
  }

  /// Writes a label over cells that contain only guides or blanks; nothing without such cells.
  private func label(_ text: String, in rect: CellRect, into grid: inout CellGrid) {
    guard
      let place = FrameMarks.room(for: text.count, in: rect.intersection(grid.bounds), of: grid)
    else { return }
    grid.write(
      text, at: place, columns: text.count,
      style: CellStyle(
        foreground: look.color(.focus),
        background: grid[place.column, place.row].style.background))
  }

  private static let guideGlyphs: Set<String> = [" ", "┄", "┆", "╳", ".", ":", "x", ""]

  /// Finds the first `columns` adjacent cells of a rectangle that contain only guides or blanks.
  ///
  /// - Precondition: `rect` is within the grid.
  static func room(for columns: Int, in rect: CellRect, of grid: CellGrid) -> CellPoint? {
    guard columns <= rect.columns else { return nil }
    for row in rect.row..<rect.maxRow {
      for column in rect.column...rect.maxColumn - columns {
        let isFree = (column..<column + columns).allSatisfy {
          guideGlyphs.contains(grid[$0, row].glyph)
        }
        if isFree { return CellPoint(column: column, row: row) }
      }
    }
    return nil
  }

  // MARK: Badges

  /// Writes a rule's identifier beside a rectangle, or over its end where no columns are free
  /// beside it, and underlines the rectangle, or outlines it if it is higher than three rows. These
  /// marks are visible without colours too.
  package func badge(
    _ text: String, at rect: CellRect, isFocused: Bool, _ role: ThemeRole,
    into grid: inout CellGrid
  ) {
    let rect = rect.intersection(grid.bounds)
    guard !rect.isEmpty else { return }
    if rect.rows <= 3 {
      for row in rect.row..<rect.maxRow {
        for column in rect.column..<rect.maxColumn {
          grid.restyle(at: CellPoint(column: column, row: row)) {
            $0.attributes.insert(.underline)
          }
        }
      }
    } else {
      line(around: rect, role, into: &grid)
    }
    if isFocused { tint(rect, amount: 0.35, .reverse, into: &grid) }
    let style = CellStyle(
      foreground: look.color(.selectionText), background: look.color(.selection),
      attributes: isFocused ? [.bold, .reverse] : [.bold])
    grid.write(
      text, at: badgePlace(text.count, beside: rect, in: grid), columns: text.count,
      style: style)
  }

  private func badgePlace(
    _ columns: Int, beside rect: CellRect, in grid: CellGrid
  ) -> CellPoint {
    let beside = [
      CellRect(column: rect.maxColumn, row: rect.row, columns: columns + 2, rows: 1),
      CellRect(column: rect.column - columns - 2, row: rect.row, columns: columns + 2, rows: 1),
      CellRect(column: rect.column, row: rect.row - 1, columns: rect.columns + columns, rows: 1),
      CellRect(column: rect.column, row: rect.maxRow, columns: rect.columns + columns, rows: 1),
    ]
    for place in beside {
      if let point = Self.room(for: columns, in: place.intersection(grid.bounds), of: grid) {
        return point
      }
    }
    let column = min(max(rect.maxColumn - columns, 0), max(grid.size.columns - columns, 0))
    return CellPoint(column: column, row: rect.row)
  }
}

extension PlacedNode {
  /// The island's node, inside of modifiers such as the layout direction; nil when there is no such
  /// node.
  package var island: PlacedNode? {
    switch element {
    case .view(.island): self
    case .view: nil
    case .modifier: children.first?.island
    }
  }
}

extension SheetFrame {
  /// The cells of the phone's camera: between the sides of the compact island, or at the upper
  /// middle of the expanded panel.
  package var cameras: [CellRect] {
    let columns = IslandGeometry.cameraColumns
    let sides = parts.filter { $0.part == .compactLeading || $0.part == .compactTrailing }
    if presentation == .compact, sides.count == 2 {
      let left = sides.map(\.clip.maxColumn).min() ?? 0
      let right = sides.map(\.clip.column).max() ?? 0
      return [
        CellRect(column: left, row: sides[0].clip.row, columns: right - left, rows: 1)
      ]
    }
    return parts.compactMap { part in
      guard case .view(.island(let island))? = part.placed.island?.element else { return nil }
      let rows = max(CellMetric.rows(island.camera.height, .toNearestOrAwayFromZero), 1)
      return CellRect(
        column: part.clip.column + (part.clip.columns - columns) / 2, row: part.origin.row,
        columns: columns, rows: rows)
    }
  }
}
