import CellRaster

/// What is seen above a sheet that is lower than the phone's screen: the screen behind it, darker than
/// it is.
struct SheetBackdrop: Hashable, Sendable {
  /// The rows above the sheet.
  private(set) var head: CellGrid
  /// What the screen behind shows above its first row.
  private(set) var above: CellGrid
  /// Its background.
  let background: RGB

  /// - Parameters:
  ///   - page: The screen behind.
  ///   - size: What the phone shows of it.
  ///   - rows: How many rows the sheet leaves.
  init(_ page: AppPage, above: CellGrid, size: CellSize, rows: Int) {
    let style = CellStyle(foreground: page.background, background: page.background)
    var drawn = CellGrid(size: size, style: style)
    _ = page.draw(in: drawn.bounds, into: &drawn)
    head = CellGrid(size: CellSize(columns: size.columns, rows: rows), style: style)
    head.draw(drawn, at: CellPoint(column: 0, row: 0), clip: head.bounds)
    head.darken()
    self.above = above
    self.above.darken()
    background = page.background.darker
  }
}

extension CellGrid {
  fileprivate mutating func darken() {
    restyle { style in
      style.foreground = style.foreground.darker
      style.background = style.background.darker
    }
  }
}

extension RGB {
  /// The colour under the shade that a sheet puts over what is behind it.
  fileprivate var darker: RGB { RGB(0).blended(over: self, amount: 0.2) }
}
