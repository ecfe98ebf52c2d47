import CellRaster
import Glibc

/// Draws the scenes. Every cell is specified, so that the frames equal those of a reference
/// implementation (`scene.py`, not part of this package) and the two can be compared.
struct SceneRenderer {
  private static let size = CellSize(columns: 120, rows: 40)
  private static let wallText = Array("the quick brown fox jumps over the lazy dog · ")
  private static let accents = [16, 52, 94, 130, 172, 208]
  private static let eighths = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"].map { GlyphCode($0) }
  private static let big: [SceneText] = [
    "▄█  ▀▀█ ▄ ▀▀█ █ █", " █  █▀▀    ▀█ ▀▀█", "▄█▄ ▀▀▀ ▀ ▀▀▀   █",
  ]
  private static let lines: [SceneText] = [
    "Pasta al pomodoro", "Step 4 of 6: simmer", "Next: grate parmesan",
  ]
  private static let timers = [(754, -1), (3599, 1), (12, 1), (86399, -1), (59, 1), (36000, -1)]
  private static let bars: [(SceneText, Int, Int, Int)] = [
    ("Download", 208, 40, 8), ("Upload", 39, 100, 3), ("Build", 76, 200, 1),
  ]
  private static let note: SceneText = "♪"
  private static let time: SceneText = "12:34"
  private static let title: SceneText = "Kitchen timer"
  private static let buttons: [SceneText] = ["  Pause  ", "  Cancel  "]
  private static let heading: SceneText = "Lock Screen"
  private static let labels = "ABCDEF".map { SceneText("Timer \($0)") }
  private static let ends: [SceneText] = ["(", ")"]
  private static let corners: [SceneText] = ["╭", "╮", "╰", "╯"]
  private static let sides: [SceneText] = ["─", "│"]
  private static let wall = (foreground: 60, background: 17)
  private static let background = 16
  private static let line = 240

  /// The background of all frames, drawn once and copied into each.
  private let wallpaper: CellGrid

  init() {
    var grid = CellGrid(
      size: Self.size, style: Self.style(Self.wall.foreground, Self.wall.background))
    let codes = Self.wallText.map { GlyphCode(String($0)) }
    for row in 0..<Self.size.rows {
      for column in 0..<Self.size.columns {
        grid.set(
          codes[(column + 7 * row) % codes.count], at: CellPoint(column: column, row: row),
          style: Self.style(Self.wall.foreground, Self.wall.background))
      }
    }
    wallpaper = grid
  }

  /// Returns the position of a spring after `time` seconds: 0 at the start, 1 from `duration`
  /// seconds on. It overshoots by 4.6 %.
  static func spring(_ time: Double, duration: Double) -> Double {
    let (damping, frequency) = (0.7, 17.5)
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    let damped = frequency * (1 - damping * damping).squareRoot()
    return 1 - exp(-damping * frequency * time)
      * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
  }

  /// Draws the island at `progress` from compact (0) to expanded (1).
  func island(_ progress: Double, fill: Double, marker: String) -> CellGrid {
    var brush = SceneBrush(grid: wallpaper)
    drawMarker(marker, with: &brush)
    let columns = 30 + Self.round(16 * progress)
    let rows = max(1 + Self.round(9 * progress), 1)
    let left = 60 - columns / 2
    var textRow: Int? = 1
    if rows == 1 {
      brush.text(Self.ends[0], left, 1, Self.line, Self.background)
      brush.fill(CellRect(column: left + 1, row: 1, columns: columns - 2, rows: 1), Self.background)
      brush.text(Self.ends[1], left + columns - 1, 1, Self.line, Self.background)
    } else {
      drawBox(CellRect(column: left, row: 1, columns: columns, rows: rows), with: &brush)
      textRow = rows > 2 ? 2 : nil
    }
    if progress < 0.3 {
      guard let row = textRow else { return brush.grid }
      let amount = Self.share(1 - progress / 0.3)
      brush.text(Self.note, left + 2, row, Self.accents[Self.round(amount * 5)], Self.background)
      brush.text(
        Self.time, left + columns - 7, row, 232 + Self.round(amount * 23), Self.background)
      return brush.grid
    }
    brush.clip = CellRect(column: left + 1, row: 2, columns: columns - 2, rows: rows - 2)
    drawContent(Self.share((progress - 0.3) / 0.7), fill: fill, with: &brush)
    return brush.grid
  }

  private func drawContent(_ amount: Double, fill: Double, with brush: inout SceneBrush) {
    let bright = 232 + Self.round(amount * 23)
    let accent = Self.accents[Self.round(amount * 5)]
    let button = 232 + Self.round(amount * 6)
    let (column, row) = (38, 2)
    brush.text(Self.note, column + 1, row, accent, Self.background)
    brush.text(Self.title, column + 3, row, bright, Self.background, isBold: true)
    for index in 0..<3 {
      brush.text(Self.big[index], column + 1, row + 1 + index, bright, Self.background)
      brush.text(
        Self.lines[index], column + 22, row + 1 + index, 232 + Self.round(amount * 14),
        Self.background)
    }
    drawBar(
      column + 2, row + 5, 40, eighths: Self.round(fill * 320), accent,
      232 + Self.round(amount * 4), with: &brush)
    brush.text(Self.buttons[0], column + 6, row + 7, bright, button)
    brush.text(Self.buttons[1], column + 28, row + 7, bright, button)
  }

  /// Draws the lock screen after `ticks` seconds.
  func lock(_ ticks: Int) -> CellGrid {
    var brush = SceneBrush(grid: wallpaper)
    drawMarker(ticks == 0 ? "READY" : SceneLoop.marker("TICK", ticks), with: &brush)
    let (column, row) = (30, 8)
    drawBox(CellRect(column: column, row: row, columns: 60, rows: 20), with: &brush)
    brush.text(Self.heading, column + 3, row + 1, 255, Self.background, isBold: true)
    for (index, (start, step)) in Self.timers.enumerated() {
      let line = row + 3 + index
      brush.text(Self.labels[index], column + 4, line, 246, Self.background)
      brush.text(
        SceneText(Self.clock(start + step * ticks)), column + 46, line, 255, Self.background,
        isBold: true)
    }
    for (index, (label, color, start, rate)) in Self.bars.enumerated() {
      let line = row + 11 + 2 * index
      brush.text(label, column + 4, line, 246, Self.background)
      drawBar(
        column + 16, line, 36, eighths: start + rate * ticks, color, 236, with: &brush)
    }
    return brush.grid
  }

  private func drawMarker(_ marker: String, with brush: inout SceneBrush) {
    brush.fill(CellRect(column: 111, row: 39, columns: 9, rows: 1), Self.wall.background)
    brush.text(SceneText(marker), 111, 39, 231, Self.wall.background)
  }

  private func drawBox(_ rect: CellRect, with brush: inout SceneBrush) {
    let (last, bottom) = (rect.maxColumn - 1, rect.maxRow - 1)
    for column in rect.column + 1..<last {
      brush.text(Self.sides[0], column, rect.row, Self.line, Self.background)
      brush.text(Self.sides[0], column, bottom, Self.line, Self.background)
    }
    brush.fill(rect.inset(columns: 1, rows: 1), Self.background)
    for row in rect.row + 1..<max(bottom, rect.row + 1) {
      brush.text(Self.sides[1], rect.column, row, Self.line, Self.background)
      brush.text(Self.sides[1], last, row, Self.line, Self.background)
    }
    brush.text(Self.corners[0], rect.column, rect.row, Self.line, Self.background)
    brush.text(Self.corners[1], last, rect.row, Self.line, Self.background)
    brush.text(Self.corners[2], rect.column, bottom, Self.line, Self.background)
    brush.text(Self.corners[3], last, bottom, Self.line, Self.background)
  }

  private func drawBar(
    _ column: Int, _ row: Int, _ columns: Int, eighths: Int, _ color: Int, _ track: Int,
    with brush: inout SceneBrush
  ) {
    for index in 0..<columns {
      let filled = min(max(eighths - index * 8, 0), 8)
      brush.glyph(Self.eighths[filled], column + index, row, Self.style(color, track))
    }
  }

  private static func clock(_ seconds: Int) -> String {
    [seconds / 3600, seconds / 60 % 60, seconds % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static func round(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }

  private static func share(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// Returns a style from numbers of the 256-colour palette, 16 to 255.
  ///
  /// - Precondition: Both numbers are in 16...255.
  static func style(_ foreground: Int, _ background: Int, isBold: Bool = false) -> CellStyle {
    CellStyle(
      foreground: color(foreground), background: color(background),
      attributes: isBold ? .bold : .none)
  }

  private static func color(_ number: Int) -> RGB {
    if number >= 232 {
      let level = UInt8(8 + 10 * (number - 232))
      return RGB(red: level, green: level, blue: level)
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    return RGB(red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
  }
}
