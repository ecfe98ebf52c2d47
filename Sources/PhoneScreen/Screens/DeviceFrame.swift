import ActivityModel
package import CellRaster
import Foundation
import ViewArchive
import ViewLayout

/// Draws the phone around the activities: its body, wallpaper, status bar and home indicator.
package struct DeviceFrame: Sendable {
  package var phone: ScreenPlan.Phone
  package var look: RenderStyle

  package init(phone: ScreenPlan.Phone, look: RenderStyle) {
    self.phone = phone
    self.look = look
  }

  /// The radius of the body's corners, in points.
  private static let bodyRadius = 34.0
  /// The width of the home indicator, in columns.
  private static let indicatorColumns = 16

  /// Draws the body and the wallpaper. A phone without a visible lower edge is cut off there, so
  /// only its upper corners are rounded.
  ///
  /// - Parameter isPlain: True for a wallpaper of one colour a row, which the screen of an app replaces.
  package func draw(isPlain: Bool = false, into grid: inout CellGrid) {
    let screen = phone.screen
    if phone.hasBezel {
      let frame = phone.frame
      var body = frame.points
      body.origin.y += CellMetric.half
      body.size.height += phone.hasBottom ? -CellMetric.height : 64
      look.fill(
        body, radius: Self.bodyRadius, color: look.color(.bezel), into: &grid, clip: frame)
    }
    guard look.depth != .mono else { return }
    for row in screen.row..<screen.maxRow {
      let rect = CellRect(column: screen.column, row: row, columns: screen.columns, rows: 1)
      if phone.hasBezel, look.glyphs == .unicode, isCorner(row) {
        // The screen's corners are concentric with the body's.
        var body = screen.points
        if !phone.hasBottom { body.size.height += 64 }
        BodyShape(bounds: body, cornerRadius: Self.cornerRadius, look: .blocks).fill(
          wallpaper(row), keyline: nil, into: &grid, clip: rect, depth: look.depth,
          glyphs: look.glyphs, mosaic: look.mosaic)
      } else {
        let style = CellStyle(foreground: look.color(.statusText), background: wallpaper(row))
        grid.fill(rect, style: style)
      }
    }
    if !isPlain { drawPicture(into: &grid) }
    drawFront(into: &grid)
  }

  /// Draws the picture of the wallpaper, or its gradient in a pattern of the few colours there are.
  private func drawPicture(into grid: inout CellGrid) {
    let screen = phone.screen
    if let picture = look.wallpaper {
      return picture.draw(
        on: screen, replacing: wallpaper, depth: look.depth, glyphs: look.glyphs, into: &grid)
    }
    guard look.depth == .indexed, wallpaper(screen.row) != wallpaper(screen.maxRow - 1) else {
      return
    }
    let halves = Double(max(2 * screen.rows - 1, 1))
    grid.drawPicture(
      in: screen, replacing: wallpaper, depth: look.depth, glyphs: look.glyphs
    ) { place, part in
      let half = 2 * (place.row - screen.row) + (part == .lower ? 1 : 0)
      return dimmed(look.theme.wallpaper(at: Double(half) / halves))
    }
  }

  /// Draws the notch or the home button.
  private func drawFront(into grid: inout CellGrid) {
    let screen = phone.screen
    switch phone.front {
    case .island, .plain: break
    case .notch:
      guard let notch else { return }
      // Its upper edge is above the screen, so that only the lower corners are round.
      var shape = notch.points
      shape.origin.y -= CellMetric.height
      shape.size.height += CellMetric.height - CellMetric.half
      look.fill(
        shape, radius: Self.cornerRadius / 2, color: look.islandSurface.background, into: &grid,
        clip: notch)
    case .homeButton:
      guard phone.hasBottom else { return }
      let button = look.glyphs.glyph("◯", ascii: "O")
      grid.write(
        button,
        at: CellPoint(column: screen.column + screen.columns / 2, row: phone.frame.maxRow - 1),
        columns: 1, style: look.style(.statusText, on: look.color(.bezel), .bold),
        keepsBackground: true)
    }
  }

  /// The cells of the notch: 209 points by 30; nil: none, or no room.
  private var notch: CellRect? {
    let screen = phone.screen
    guard phone.front == .notch, screen.rows >= Self.leastNotchRows,
      screen.columns > 2 * Self.notchColumns - 10
    else { return nil }
    return CellRect(
      column: screen.column + (screen.columns - Self.notchColumns) / 2, row: screen.row,
      columns: Self.notchColumns, rows: 2)
  }

  private static let notchColumns = 26
  private static let leastNotchRows = 10

  /// Returns true for a row that contains part of the screen's rounded corners.
  private func isCorner(_ row: Int) -> Bool {
    row < phone.screen.row + Self.cornerRows
      || phone.hasBottom && row >= phone.screen.maxRow - Self.cornerRows
  }

  /// The radius of the screen's corners, in points; smaller than the body's.
  static let cornerRadius = 22.0
  /// The rows that the screen's corners extend over.
  private static let cornerRows = 2

  /// Returns the wallpaper's colour in one row: the mean of a picture, a gradient with 256 colours or
  /// more, one flat colour in lower depths.
  package func wallpaper(_ row: Int) -> RGB {
    if let picture = look.wallpaper, look.depth != .mono {
      let screen = phone.screen
      let line = CellRect(column: screen.column, row: row, columns: screen.columns, rows: 1)
      return picture.color(of: line.points, on: screen.points)
    }
    guard look.depth >= .indexed else { return dimmed(look.color(.wallpaperTop)) }
    let rows = max(phone.screen.rows - 1, 1)
    return dimmed(look.theme.wallpaper(at: Double(row - phone.screen.row) / Double(rows)))
  }

  private func dimmed(_ color: RGB) -> RGB {
    look.isDimmed ? Wallpaper.inAlwaysOn(color) : color
  }

  /// Returns the wallpaper's colours at the upper and at the lower edge of a rectangle of the screen,
  /// as a frame shows them beside it.
  package func wallpaper(beside rect: CellRect, in grid: CellGrid) -> (top: RGB, bottom: RGB) {
    func color(_ row: Int) -> RGB {
      guard rect.column > phone.screen.column,
        grid.bounds.contains(
          CellPoint(column: rect.column - 1, row: row))
      else { return wallpaper(row) }
      return grid[rect.column - 1, row].style.background
    }
    return (color(rect.row), color(rect.maxRow - 1))
  }

  /// Draws the status bar: time on the left, signal, network and battery on the right. Beside a wide
  /// island the network goes first, then the signal; the time and the battery only where the island
  /// covers them.
  ///
  /// - Parameters:
  ///   - time: Nil on the lock screen, whose clock is below.
  ///   - island: The island's columns, relative to the screen; empty: no island.
  ///   - page: The background of the app in front; nil: the wallpaper.
  package func drawStatus(
    _ time: String?, row: Int, besides island: Range<Int>, on page: RGB? = nil,
    into grid: inout CellGrid
  ) {
    let time = time ?? ""
    let screen = phone.screen
    let island =
      notch.map { ($0.column - screen.column)..<($0.maxColumn - screen.column) } ?? island
    let background = page ?? wallpaper(row)
    let text = statusText(on: page)
    let left = 4
    let isFree = island.isEmpty
    func start(of parts: [(String, CellStyle)]) -> Int {
      screen.columns - 3 - parts.reduce(0) { $0 + TerminalText.columns(of: $1.0) }
    }
    let choices = signs(text, on: background)
    let parts =
      choices.first { isFree || start(of: $0) > island.upperBound } ?? choices[choices.count - 1]
    let right = start(of: parts)
    if isFree || left + TerminalText.columns(of: time) < island.lowerBound {
      grid.write(
        time, at: CellPoint(column: screen.column + left, row: row), columns: screen.columns - left,
        style: CellStyle(foreground: text, background: background, attributes: .bold),
        keepsBackground: true)
    }
    guard right > left + TerminalText.columns(of: time), isFree || right > island.upperBound
    else { return }
    var column = screen.column + right
    for (text, style) in parts {
      column += grid.write(
        text, at: CellPoint(column: column, row: row), columns: screen.maxColumn - column,
        style: style, keepsBackground: style.background == background)
    }
  }

  /// Returns the colour of the status bar: that of the theme, on the page of an app black or white.
  private func statusText(on page: RGB?) -> RGB {
    guard let page, look.depth != .mono else { return look.color(.statusText) }
    return page.contrast(with: .black) > page.contrast(with: .white) ? .black : .white
  }

  /// Returns the status bar's right side, the whole one first and then narrower ones: signal strength,
  /// network, and a battery with its charge inside.
  private func signs(_ color: RGB, on background: RGB) -> [[(String, CellStyle)]] {
    let text = CellStyle(foreground: color, background: background)
    let charge = CellStyle(foreground: background, background: color, attributes: .bold)
    let hasBlocks = look.glyphs == .unicode
    let signal = hasBlocks ? [("▂▄▆ ", text)] : []
    let battery =
      hasBlocks && look.depth != .mono
      ? [("▐", text), ("87", charge), ("▌", text)] : [("[87]", text)]
    return [signal + [("5G ", text)] + battery, signal + battery, battery]
  }

  /// Draws the home indicator at the lower edge.
  ///
  /// - Parameter page: The background of the app in front; nil: the wallpaper.
  package func drawIndicator(on page: RGB? = nil, into grid: inout CellGrid) {
    guard phone.hasBottom, phone.front != .homeButton else { return }
    let screen = phone.screen
    let columns = min(Self.indicatorColumns, screen.columns / 2)
    let row = screen.maxRow - 1
    let glyph = look.glyphs.glyph("━", ascii: "=")
    grid.write(
      String(repeating: glyph, count: columns),
      at: CellPoint(column: screen.column + (screen.columns - columns) / 2, row: row),
      columns: columns,
      style: CellStyle(foreground: statusText(on: page), background: page ?? wallpaper(row)),
      keepsBackground: true)
  }
}
