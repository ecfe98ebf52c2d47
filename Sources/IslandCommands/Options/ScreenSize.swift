import ArgumentParser
package import CellRaster

/// The size of a screen as an argument: `80x24`.
package struct ScreenSize: ExpressibleByArgument {
  package var cells: CellSize

  init(columns: Int, rows: Int) { cells = CellSize(columns: columns, rows: rows) }

  package var defaultValueDescription: String { "\(cells.columns)x\(cells.rows)" }

  package init?(argument: String) {
    let numbers = argument.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy((0...1_000).contains) else { return nil }
    cells = CellSize(columns: numbers[0], rows: numbers[1])
  }
}
