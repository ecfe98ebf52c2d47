import CellRaster
import Testing

@testable import CursesTerminal

@Suite struct ColorReducerTests {
  @Test func directColourIsTheColour() {
    var reducer = ColorReducer(depth: .direct, colors: 0x1000000)
    #expect(reducer.index(RGB(0x0A0B0C)) == 0x0A0B0C)
    #expect(reducer.index(.black) == 0)
  }

  @Test func coloursOfTheCubeAreFoundExactly() {
    var reducer = ColorReducer(depth: .indexed, colors: 256)
    for (number, color) in ColorReducer.palette.enumerated().dropFirst(16) {
      #expect(ColorReducer.palette[Int(reducer.index(color))] == color, "\(number)")
    }
    #expect(reducer.index(.black) == 16)
    #expect(reducer.index(.white) == 231)
  }

  @Test(arguments: [0x0A84FF, 0x30D158, 0xFF453A, 0x1C1C1E, 0x123456] as [UInt32])
  func theThemesOwnColoursAreNeverUsed(hex: UInt32) {
    var reducer = ColorReducer(depth: .indexed, colors: 256)
    #expect(reducer.index(RGB(hex)) >= 16)
  }

  @Test func nearestIsWhatEyesFindNearest() {
    var reducer = ColorReducer(depth: .indexed, colors: 256)
    #expect(ColorReducer.palette[Int(reducer.index(RGB(0x7F7F81)))] == RGB(0x808080))
    #expect(ColorReducer.palette[Int(reducer.index(RGB(0xFD0202)))] == RGB(0xFF0000))
  }

  @Test(arguments: [8, 16])
  func textStaysReadableInFewColours(colors: Int) {
    var reducer = ColorReducer(depth: .sixteen, colors: colors)
    for (front, back) in [(0x606060, 0xA0A0A0), (0xFFFFFF, 0xB0B0B0), (0x000000, 0x303038)] {
      let (foreground, background) = (RGB(UInt32(front)), RGB(UInt32(back)))
      let pair = reducer.reduce(foreground: foreground, background: background)
      #expect(pair.foreground != pair.background, "\(front) on \(back)")
      #expect(pair.foreground < colors && pair.background < colors)
    }
  }

  @Test func nearlyEqualColoursMayFallTogetherInFewColours() {
    var reducer = ColorReducer(depth: .sixteen, colors: 16)
    let pair = reducer.reduce(foreground: RGB(0x010101), background: .black)
    #expect(pair.foreground == pair.background)
  }
}
