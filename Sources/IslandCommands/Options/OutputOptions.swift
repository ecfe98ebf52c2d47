import ArgumentParser
import CellRaster
import CursesTerminal
import Foundation

/// The options for coloured text on standard output: by default the terminal's colours, and none
/// when the output is a file or a pipe.
struct OutputOptions: ParsableArguments {
  @Option(help: "Colours: 24-bit, 256, 16 or mono (default: those of the terminal).")
  var color: ColorDepth?

  /// The colour depth that frames are rendered for.
  var depth: ColorDepth {
    if let color { return color }
    let term = environment["TERM"] ?? ""
    let described = term.contains("256color") ? 256 : term.isEmpty || term == "dumb" ? 0 : 16
    return TerminalProfile.detect(
      environment: environment, isUTF8: true, terminfoColors: described
    ).depth
  }

  /// The glyphs to draw with; ASCII only if the locale's encoding is not UTF-8.
  var glyphs: GlyphSet {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return locale?.lowercased().contains("utf") ?? true ? .unicode : .ascii
  }

  func text(of grid: CellGrid) -> String {
    AnsiText(grid, depth: depth, isPlain: !hasColors).text
  }

  /// Returns a sample of a theme in one line: wallpaper, island and panel colours. Empty without
  /// colours.
  func swatch(of theme: Theme) -> String {
    guard hasColors else { return "" }
    let theme = theme.adapted(to: depth)
    let blank = CellStyle(foreground: .black, background: theme.color(.panelBackground))
    var grid = CellGrid(size: CellSize(columns: 26, rows: 1), style: blank)
    func write(_ text: String, at column: Int, _ role: ThemeRole, on background: RGB) {
      for (offset, character) in text.enumerated() {
        grid.set(
          String(character), at: CellPoint(column: column + offset, row: 0),
          style: CellStyle(foreground: theme.color(role), background: background))
      }
    }
    let wallpaper =
      depth == .direct
      ? theme.wallpaper(steps: 7) : Array(repeating: theme.color(.wallpaperTop), count: 7)
    for (column, (letter, color)) in zip(" 9:41  ", wallpaper).enumerated() {
      write(String(letter), at: column, .statusText, on: color)
    }
    write(" 4:59 ", at: 7, .islandText, on: theme.color(.islandBackground))
    let dot = glyphs.glyph("●", ascii: "*")
    let dots: [ThemeRole] = [.panelTitle, .panelEvent, .hintKey, .focus, .error, .notice]
    for (index, role) in dots.enumerated() {
      write(dot, at: 14 + index * 2, role, on: theme.color(.panelBackground))
    }
    theme.shape.duotone?.recolor(&grid)
    return AnsiText(grid, depth: depth).text + "  "
  }

  /// Returns a colour's hexadecimal value, preceded by a patch of it.
  func sample(of color: RGB) -> String {
    guard hasColors else { return color.hex }
    let style = CellStyle(foreground: color, background: color)
    let grid = CellGrid(size: CellSize(columns: 4, rows: 1), style: style)
    return AnsiText(grid, depth: depth).text + " " + color.hex
  }

  /// True when colours are printed: to a terminal, or if `--color` is given.
  private var hasColors: Bool {
    depth > .mono && (color != nil || isatty(STDOUT_FILENO) == 1)
  }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }
}
