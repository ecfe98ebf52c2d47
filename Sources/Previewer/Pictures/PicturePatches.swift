import CellRaster
import InkRaster

/// The rectangles of whole cells in which two pictures of one size differ.
struct PicturePatches {
  /// They do not overlap.
  private(set) var rects: [CellRect] = []
  /// The part of the cells that they cover, 0…1.
  private(set) var share = 0.0

  /// Rectangles that are at most so many cells apart become one: each costs some hundred bytes.
  private static let nearness = 2

  init(from old: PixelGrid, to new: PixelGrid, columns: Int, rows: Int) {
    guard columns > 0, rows > 0, old.width == new.width, old.height == new.height else { return }
    let (width, height) = (new.width / columns, new.height / rows)
    for row in 0..<rows {
      for column in 0..<columns
      where Self.differs(old, new, column * width, row * height, width, height) {
        add(CellRect(column: column, row: row, columns: 1, rows: 1))
      }
    }
    let cells = rects.reduce(0) { $0 + $1.columns * $1.rows }
    share = Double(cells) / Double(columns * rows)
  }

  private static func differs(
    _ old: PixelGrid, _ new: PixelGrid, _ x: Int, _ y: Int, _ width: Int, _ height: Int
  ) -> Bool {
    for line in y..<y + height {
      let start = line * new.width + x
      if old.pixels[start..<start + width] != new.pixels[start..<start + width] { return true }
    }
    return false
  }

  /// Adds a rectangle, joined with those near it.
  private mutating func add(_ rect: CellRect) {
    var joined = rect
    while let index = rects.firstIndex(where: { Self.isNear($0, joined) }) {
      joined = Self.union(joined, rects.remove(at: index))
    }
    rects.append(joined)
  }

  private static func isNear(_ one: CellRect, _ other: CellRect) -> Bool {
    one.column <= other.maxColumn + nearness && other.column <= one.maxColumn + nearness
      && one.row <= other.maxRow && other.row <= one.maxRow
  }

  private static func union(_ one: CellRect, _ other: CellRect) -> CellRect {
    let column = min(one.column, other.column)
    let row = min(one.row, other.row)
    return CellRect(
      column: column, row: row, columns: max(one.maxColumn, other.maxColumn) - column,
      rows: max(one.maxRow, other.maxRow) - row)
  }
}
