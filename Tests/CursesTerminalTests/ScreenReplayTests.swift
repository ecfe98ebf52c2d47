import CellRaster
import TestSupport
import Testing

@testable import CursesTerminal

extension CursesScreenTests {
  private static let glyphs: [(String, Int)] = [
    ("a", 1), ("b", 1), (" ", 1), (" ", 1), ("─", 1), ("▀", 1), ("漢", 2), ("e\u{301}", 1),
  ]
  private static let colors = [0x000000, 0xFF8000, 0x303040, 0xFFFFFF].map { RGB(UInt32($0)) }

  /// What the terminal shows after the bytes of many frames is the last grid, cell for cell.
  @Test(arguments: 0..<80)
  func theTerminalShowsTheGrid(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let size = CellSize(columns: 30, rows: 6)
    let depth: ColorDepth = seed.isMultiple(of: 2) ? .direct : .indexed
    let terms = ["xterm-256color", "tmux-256color", "screen", "linux"]
    let screen = try screen(
      size.columns, size.rows, depth: depth,
      term: seed < 40 ? terms[seed / 2 % 4] : terms[0], isDrawnByNcurses: seed >= 40)
    screen.canRepeat = seed % 3 == 0
    // What else they call by these names is ncurses' to know.
    let marks: [UInt8] = seed >= 40 || seed / 2 % 4 == 0 ? [0, 0, 1, 4, 8, 32] : [0, 0, 1, 32]
    var terminal = ModelTerminal(columns: size.columns, rows: size.rows)
    var grid = CellGrid(
      size: size, style: CellStyle(foreground: .white, background: Self.colors[2]))
    for frame in 0..<12 {
      if frame == 7 { screen.redraw() }
      change(&grid, marks, &random)
      terminal.feed(screen.draw(grid))
      let (seen, wanted) = (terminal.seen.joined(), wanted(grid, depth).joined())
      let different = zip(seen, wanted).enumerated().first { $1.0 != $1.1 }
      #expect(different == nil, "frame \(frame)")
    }
  }

  private func change(
    _ grid: inout CellGrid, _ marks: [UInt8], _ random: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let style = CellStyle(
        foreground: Self.colors.randomElement(using: &random) ?? .white,
        background: Self.colors.randomElement(using: &random) ?? .black,
        attributes: CellAttributes(
          rawValue: marks.randomElement(using: &random) ?? 0))
      let place = CellPoint(
        column: Int.random(in: 0..<30, using: &random), row: Int.random(in: 0..<6, using: &random))
      guard Bool.random(using: &random) else {
        grid.fill(
          CellRect(
            column: place.column, row: place.row, columns: Int.random(in: 1...30, using: &random),
            rows: 2), style: style)
        continue
      }
      let (glyph, width) = Self.glyphs.randomElement(using: &random) ?? ("x", 1)
      for step in 0..<Int.random(in: 1...9, using: &random) {
        grid.set(
          glyph, width: width,
          at: CellPoint(column: place.column + step * width, row: place.row), style: style)
      }
    }
  }

  private func wanted(_ grid: CellGrid, _ depth: ColorDepth) -> [[ModelTerminal.Cell]] {
    var reducer = ColorReducer(depth: depth, colors: depth == .direct ? 0x1000000 : 256)
    func colorCode(_ ground: Int, _ color: RGB) -> String {
      depth == .direct
        ? "\(ground) 2 \(color.red) \(color.green) \(color.blue)"
        : "\(ground) 5 \(reducer.index(color))"
    }
    let codes: [(CellAttributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    return (0..<grid.size.rows).map { row in
      (0..<grid.size.columns).map { column in
        let cell = grid[column, row]
        var look = ModelTerminal.Look(
          foreground: colorCode(38, cell.style.foreground),
          background: colorCode(48, cell.style.background))
        for (attribute, code) in codes where cell.style.attributes.contains(attribute) {
          if cell.glyph != " " || [4, 7].contains(code) { look.attributes.insert(code) }
        }
        return ModelTerminal.Cell(text: cell.glyph, look: look).seen
      }
    }
  }
}
