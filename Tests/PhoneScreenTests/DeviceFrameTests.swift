import ActivityModel
import CellRaster
import PhoneScreen
import Testing

/// The phone around what it shows, in every theme.
struct DeviceFrameTests {
  private func look(_ name: String, _ depth: ColorDepth = .direct) throws -> RenderStyle {
    RenderStyle(theme: try #require(Theme.builtIn(name)), depth: depth)
  }

  private func screen(_ look: RenderStyle, isPlain: Bool = false) -> CellGrid {
    var grid = CellGrid(
      size: CellSize(columns: 50, rows: 40),
      style: CellStyle(foreground: .white, background: .black))
    let rect = grid.bounds
    DeviceFrame(phone: ScreenPlan.Phone(frame: rect, screen: rect), look: look)
      .draw(isPlain: isPlain, into: &grid)
    return grid
  }

  /// A gradient of more than one colour, all of the palette, in a pattern: neighbours differ.
  @Test(arguments: ["midnight", "daylight", "aurora", "ember", "moss", "sakura", "colorblind"])
  func aWallpaperIsDitheredIn256Colours(name: String) throws {
    let grid = screen(try look(name, .indexed))
    var colors: Set<RGB> = []
    var mixed = 0
    for row in 0..<40 {
      var line: Set<RGB> = []
      for column in 0..<50 {
        let style = grid[column, row].style
        line.formUnion([style.background, style.foreground])
      }
      if line.count > 1 { mixed += 1 }
      colors.formUnion(line)
    }
    #expect(colors.count > 1 && mixed > 10)
    #expect(colors.isSubset(of: IndexedColors.palette[16...]))
  }

  /// The screen of an app replaces a wallpaper of one colour a row.
  @Test func aPlainWallpaperHasOneColourARow() throws {
    let grid = screen(try look("midnight", .indexed), isPlain: true)
    for row in 0..<40 {
      #expect(Set((0..<50).map { grid[$0, row].style.background }).count == 1)
    }
  }

  @Test(arguments: Theme.builtInNames)
  func alwaysOnIsDarkInEveryTheme(name: String) throws {
    let look = try look(name)
    #expect(look.alwaysOn.wallpaperMean.grey < 0.23)
    let grid = screen(look.alwaysOn)
    for row in 0..<40 { #expect(grid[25, row].style.background.grey < 0.23) }
  }

  /// A clock on the glass of a watch, in a car and in StandBy.
  @Test(arguments: Theme.builtInNames, [ThemeRole.lockClock, .lockDate, .statusText])
  func clocksOnBlackCanBeRead(name: String, role: ThemeRole) throws {
    #expect(try look(name).color(onBlack: role).contrast(with: .black) >= 3)
  }
}
