import CellRaster
import Testing
import ViewArchive

@Suite struct StyleColorTests {
  private static let light = SurfaceColors.card(.standard, colorScheme: .light)
  private static let dark = SurfaceColors.island(.standard)

  @Test(arguments: [
    (SystemColor.red, 0xFF383C, 0xFF4245), (.orange, 0xFF8D28, 0xFF9230),
    (.yellow, 0xFFCC00, 0xFFD600), (.green, 0x34C759, 0x30D158), (.mint, 0x00C8B3, 0x00DAC3),
    (.teal, 0x00C3D0, 0x00D2E0), (.cyan, 0x00C0E8, 0x3CD3FE), (.blue, 0x0088FF, 0x0091FF),
    (.indigo, 0x6155F5, 0x6B5DFF), (.purple, 0xCB30E0, 0xDB34F2), (.pink, 0xFF2D55, 0xFF375F),
    (.brown, 0xAC7F5E, 0xB78A66), (.gray, 0x8E8E93, 0x8E8E93), (.gray6, 0xF2F2F7, 0x1C1C1E),
    (.label, 0x000000, 0xFFFFFF), (.systemBackground, 0xFFFFFF, 0x000000),
  ])
  func systemColorsAreThoseOfIOS26(color: SystemColor, light: Int, dark: Int) {
    let rasterizer = Drawing.rasterizer()
    let style = StyleValue.color(.system(color))
    #expect(rasterizer.color(of: style, on: Self.light) == RGB(UInt32(light)))
    #expect(rasterizer.color(of: style, on: Self.dark) == RGB(UInt32(dark)))
  }

  @Test(arguments: [
    (SystemColor.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A),
    (.yellow, 0xFFCC00, 0xFFD60A), (.green, 0x34C759, 0x30D158), (.mint, 0x00C7BE, 0x63E6E2),
    (.teal, 0x30B0C7, 0x40C8E0), (.cyan, 0x32ADE6, 0x64D2FF), (.blue, 0x007AFF, 0x0A84FF),
    (.indigo, 0x5856D6, 0x5E5CE6), (.purple, 0xAF52DE, 0xBF5AF2), (.pink, 0xFF2D55, 0xFF375F),
    (.brown, 0xA2845E, 0xAC8E68), (.gray, 0x8E8E93, 0x8E8E93), (.label, 0x000000, 0xFFFFFF),
  ])
  func systemColorsAreThoseOfIOS18(color: SystemColor, light: Int, dark: Int) {
    let rasterizer = Drawing.rasterizer()
    let style = StyleValue.color(.system(color))
    let card = SurfaceColors.card(.standard, colorScheme: .light, systemLook: .classic)
    #expect(rasterizer.color(of: style, on: card) == RGB(UInt32(light)))
    let island = SurfaceColors.island(.standard, systemLook: .classic)
    #expect(rasterizer.color(of: style, on: island) == RGB(UInt32(dark)))
    #expect(rasterizer.color(of: .accent, on: card) == RGB(0x007AFF))
  }

  // 235 · 0.6, 245 · 0.6 … over black.
  @Test(arguments: [(0, 0xFFFFFF), (1, 0x8D8D93), (2, 0x47474A), (3, 0x262627), (4, 0x0C0C0C)])
  func hierarchicalLevelsFadeTheLabel(level: Int, color: Int) {
    let style = StyleValue.hierarchical(level: level, base: nil)
    #expect(Drawing.rasterizer().color(of: style, on: Self.dark) == RGB(UInt32(color)))
  }

  @Test(arguments: [(0, 0xFF), (1, 0x80), (2, 0x40), (3, 0x2E)])
  func levelsOfAStyleMultiplyItsOpacity(level: Int, grey: Int) {
    let style = StyleValue.hierarchical(level: level, base: .white)
    let value = UInt8(grey)
    #expect(
      Drawing.rasterizer().color(of: style, on: Self.dark)
        == RGB(red: value, green: value, blue: value))
  }

  @Test func namesOfTheSurfaceResolveOnIt() {
    let rasterizer = Drawing.rasterizer()
    #expect(rasterizer.color(of: .accent, on: Self.dark) == RGB(0x0A84FF))
    #expect(rasterizer.color(of: .accent, on: Self.light) == RGB(0x0088FF))
    #expect(rasterizer.color(of: .background, on: Self.light) == Self.light.background)
    #expect(rasterizer.color(of: .primary, on: Self.light) == Self.light.foreground)
    #expect(rasterizer.color(of: .color(.asset("Brand")), on: Self.light) == RGB(0x0088FF))
  }

  @Test func aColourOfTwoAppearancesIsThatOfItsSurface() {
    let style = StyleValue.adaptive(
      light: .color(.system(.red)), dark: .color(.rgba(red: 0, green: 1, blue: 0, alpha: 1)))
    #expect(Drawing.rasterizer().color(of: style, on: Self.light) == RGB(0xFF383C))
    #expect(Drawing.rasterizer().color(of: style, on: Self.dark) == RGB(0x00FF00))
  }

  @Test func opacitiesMultiply() {
    let style = StyleValue.opacity(.opacity(.white, 0.5), 0.5)
    #expect(Drawing.rasterizer().color(of: style, on: Self.dark) == RGB(0x404040))
  }

  @Test func nonsenseNumbersAreCut() {
    let style = StyleValue.color(.rgba(red: .nan, green: 7, blue: -1, alpha: .infinity))
    #expect(Drawing.rasterizer().color(of: style, on: Self.dark) == RGB(0x00FF00))
  }

  @Test(arguments: [
    (
      GradientValue.Form.linear(start: RelativePoint(x: 0, y: 0), end: RelativePoint(x: 1, y: 0)),
      [0x10, 0x30, 0x50, 0x70, 0x8F, 0xAF, 0xCF, 0xEF]
    ),
    (
      .linear(start: RelativePoint(x: 1, y: 0), end: RelativePoint(x: 0, y: 0)),
      [0xEF, 0xCF, 0xAF, 0x8F, 0x70, 0x50, 0x30, 0x10]
    ),
    (
      .radial(center: RelativePoint(x: 0, y: 0.25), startRadius: 0, endRadius: 64),
      [0x10, 0x30, 0x50, 0x70, 0x8F, 0xAF, 0xCF, 0xEF]
    ),
  ])
  func gradientsAreSampledAtEachCell(form: GradientValue.Form, greys: [Int]) {
    let gradient = StyleValue.gradient(
      GradientValue(
        stops: [.init(style: .black, location: 0), .init(style: .white, location: 1)], form: form))
    let grid = Drawing.draw(
      Drawing.shape(.rectangle, fill: gradient, in: Drawing.cells(0, 0, 8, 1)), 8, 1,
      background: RGB(0xFF0000))
    let shown = (0..<8).map { column -> Int in
      let cell = grid[column, 0]
      return Int(cell.glyph == "▀" ? cell.style.foreground.red : cell.style.background.red)
    }
    for (got, want) in zip(shown, greys) { #expect(abs(got - want) <= 1) }
  }
}
