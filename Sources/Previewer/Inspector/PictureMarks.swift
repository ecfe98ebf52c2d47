package import CellRaster
package import Emulator
package import PhoneScreen
import ViewArchive
package import ViewLayout

/// Marks on a picture, drawn over its cells without hiding what they say.
package struct PictureMarks: Sendable {
  private let look: Look

  package init(look: Look) { self.look = look }

  private var isAscii: Bool { look.glyphs == .ascii }

  // MARK: The selected view

  /// The view tinted, what is around it tinted less, and a thin line around both.
  package func outline(_ view: PictureTree.View, into grid: inout CellGrid) {
    let inner = view.cells.intersection(grid.bounds)
    let outer = view.outerCells.intersection(grid.bounds)
    tint(outer, amount: 0.2, .underline, besides: inner, into: &grid)
    tint(inner, amount: 0.4, .reverse, into: &grid)
    line(around: outer.isEmpty ? inner : outer, "focus", into: &grid)
  }

  private func tint(
    _ rect: CellRect, amount: Double, _ attribute: CellAttributes, besides hole: CellRect? = nil,
    into grid: inout CellGrid
  ) {
    let color = look.color("focus")
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

  /// On blank cells beside the rectangle, so that nothing is covered.
  private func line(around rect: CellRect, _ role: String, into grid: inout CellGrid) {
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
    _ glyph: String, _ role: String, at point: CellPoint, into grid: inout CellGrid
  ) {
    guard grid.bounds.contains(point), grid[point.column, point.row].code == .blank else { return }
    let style = grid[point.column, point.row].style
    grid.set(
      glyph, at: point,
      style: CellStyle(foreground: look.color(role), background: style.background))
  }

  // MARK: Guides

  /// The regions of the island, the margins of its panel, and the camera.
  package func guides(of frame: SheetFrame, into grid: inout CellGrid) {
    for rect in frame.cameras { hatch(rect, into: &grid) }
    for part in frame.parts {
      if case .view(.island(let island)) = part.placed.island?.element {
        let margins = island.margins
        let inner = part.clip.inset(
          columns: Int((margins.leading / 8).rounded()), rows: Int((margins.top / 16).rounded()))
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
          isAscii ? "x" : "╳", "hint.text", at: CellPoint(column: column, row: row), into: &grid)
      }
    }
    label("camera", in: rect, into: &grid)
  }

  /// Along the inner side of a rectangle's edges, on blank cells.
  private func frameDotted(_ rect: CellRect, into grid: inout CellGrid) {
    guard !rect.isEmpty else { return }
    let (across, down) = isAscii ? (".", ":") : ("┄", "┆")
    for column in rect.column..<rect.maxColumn {
      mark(across, "hint.text", at: CellPoint(column: column, row: rect.row), into: &grid)
      mark(across, "hint.text", at: CellPoint(column: column, row: rect.maxRow - 1), into: &grid)
    }
    for row in rect.row..<rect.maxRow {
      mark(down, "hint.text", at: CellPoint(column: rect.column, row: row), into: &grid)
      mark(down, "hint.text", at: CellPoint(column: rect.maxColumn - 1, row: row), into: &grid)
    }
  }

  /// Over cells that hold a guide or nothing.
  private func label(_ words: String, in rect: CellRect, into grid: inout CellGrid) {
    guard
      let place = PictureMarks.room(for: words.count, in: rect.intersection(grid.bounds), of: grid)
    else { return }
    grid.write(
      words, at: place, columns: words.count,
      style: CellStyle(
        foreground: look.color("focus"),
        background: grid[place.column, place.row].style.background))
  }

  private static let guideGlyphs: Set<String> = [" ", "┄", "┆", "╳", ".", ":", "x", ""]

  /// The first cells of a row of the rectangle that hold nothing but guides.
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

  /// A rule's number beside a rectangle, where there is room, or over its end; the rectangle
  /// underlined. Both are seen without colour.
  package func badge(
    _ words: String, at rect: CellRect, isFocused: Bool, _ role: String,
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
      foreground: look.color("selection.text"), background: look.color("selection"),
      attributes: isFocused ? [.bold, .reverse] : [.bold])
    grid.write(
      words, at: badgePlace(words.count, beside: rect, in: grid), columns: words.count,
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
  /// The island's node, which directions of reading may lie around.
  package var island: PlacedNode? {
    switch element {
    case .view(.island): self
    case .view: nil
    case .modifier: children.first?.island
    }
  }
}

extension SheetFrame {
  /// Where the phone's camera is, in cells: between the sides of the compact island, and in the
  /// upper middle of the panel.
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
      let rows = max(Int((island.camera.height / 16).rounded()), 1)
      return CellRect(
        column: part.clip.column + (part.clip.columns - columns) / 2, row: part.origin.row,
        columns: columns, rows: rows)
    }
  }
}
