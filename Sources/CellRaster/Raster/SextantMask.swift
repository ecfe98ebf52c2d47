import ViewArchive
import ViewLayout

/// How much of each of the six parts of a cell a shape covers.
struct SextantMask: Sendable {
  private let mask: CoverageMask

  /// Creates the mask of the area inside closed lines. The lines are stretched so that a sixth of a
  /// cell becomes half a cell of the other mask.
  init(inside lines: [Polyline], area: CellRect) {
    let stretched = lines.map { line in
      line.mapped { Point(x: 2 * $0.x, y: 1.5 * $0.y) }
    }
    let first = Self.half(3 * area.row)
    mask = CoverageMask(
      inside: stretched,
      area: CellRect(
        column: 2 * area.column, row: first, columns: 2 * area.columns,
        rows: Self.half(3 * area.maxRow + 1) - first))
  }

  /// Half of a number, rounded down.
  private static func half(_ number: Int) -> Int { number >> 1 }

  /// Returns the coverage of the parts of a cell, from the upper left, row by row.
  func coverage(column: Int, row: Int) -> [Double] {
    (0..<SextantGlyph.parts).map { part in
      let line = 3 * row + part / 2
      return mask.coverage(
        column: 2 * column + part % 2, row: Self.half(line), isLower: line & 1 == 1)
    }
  }
}
