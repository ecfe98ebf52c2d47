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
    for (number, color) in IndexedColors.palette.enumerated().dropFirst(16) {
      #expect(IndexedColors.palette[Int(reducer.index(color))] == color, "\(number)")
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
    #expect(IndexedColors.palette[Int(reducer.index(RGB(0x7F7F81)))] == RGB(0x808080))
    #expect(IndexedColors.palette[Int(reducer.index(RGB(0xFD0202)))] == RGB(0xFF0000))
  }

  /// The nearest to a dark green is a grey; a brown has no colour of its hue that is as dark.
  @Test(
    arguments: [
      (0x0A331C, 0x005F00), (0x0B3D2A, 0x005F5F), (0x0D1733, 0x00005F), (0x2B1C0D, 0x1C1C1C),
      (0x1C1C1E, 0x1C1C1C), (0xFFF5E3, 0xFFFFD7),
    ] as [(UInt32, UInt32)])
  func aColourKeepsItsHue(color: UInt32, seen: UInt32) {
    var reducer = ColorReducer(depth: .indexed, colors: 256)
    #expect(IndexedColors.palette[Int(reducer.index(RGB(color)))] == RGB(seen))
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

/// Text never vanishes where colours are few.
@Suite struct ReducedThemeTests {
  @Test(arguments: Theme.builtInNames, [ColorDepth.sixteen, .indexed])
  func noTextHasTheColorOfItsBackground(name: String, depth: ColorDepth) throws {
    let theme = try #require(Theme.builtIn(name)).adapted(to: depth)
    var reducer = ColorReducer(depth: depth, colors: depth == .sixteen ? 16 : 256)
    for pair in ThemeContrast.pairs {
      // Its gradient is flat below 24 bit.
      let colors = [pair.front, pair.background].map { side in
        if case .role(let role) = side {
          theme.seen(theme.color(role))
        } else {
          theme.seen(theme.color(.wallpaperTop))
        }
      }
      let reduced = reducer.reduce(foreground: colors[0], background: colors[1])
      #expect(reduced.foreground != reduced.background, "\(pair)")
      let seen = [reduced.foreground, reduced.background].map { IndexedColors.palette[Int($0)] }
      #expect(seen[0].contrast(with: seen[1]) >= 3, "\(pair)")
    }
  }

  /// The system's colours, which widgets write in, on the island and on cards.
  @Test(arguments: Theme.builtInNames)
  func systemColorsAreSeenInSixteen(name: String) throws {
    let theme = try #require(Theme.builtIn(name)).adapted(to: .sixteen)
    let system: [UInt32] = [
      0xFF383C, 0xFF4245, 0xFF8D28, 0xFF9230, 0xFFCC00, 0xFFD600, 0x34C759, 0x30D158, 0x00C8B3,
      0x00DAC3, 0x00C3D0, 0x00D2E0, 0x00C0E8, 0x3CD3FE, 0x0088FF, 0x0091FF, 0x6155F5, 0x6B5DFF,
      0xCB30E0, 0xDB34F2, 0xFF2D55, 0xFF375F, 0xAC7F5E, 0xB78A66, 0x8E8E93, 0xEBEBF5, 0x3C3C43,
    ]
    var reducer = ColorReducer(depth: .sixteen, colors: 16)
    for role in [ThemeRole.islandBackground, .cardBackgroundLight, .cardBackgroundDark] {
      let back = theme.seen(theme.color(role))
      for hex in system {
        let front = theme.seen(RGB(hex))
        // What is not seen in 24 bit need not be in 16.
        guard front.contrast(with: back) >= 2 else { continue }
        let reduced = reducer.reduce(foreground: front, background: back)
        #expect(reduced.foreground != reduced.background, "\(front.hex) on \(role)")
      }
    }
  }
}
