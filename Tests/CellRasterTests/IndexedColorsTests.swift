import CellRaster
import Testing

/// Gradients in 256 colours.
struct IndexedColorsTests {
  private static let places = (0..<4).flatMap { half in (0..<4).map { ($0, half) } }

  private func dithered(_ color: RGB) -> [RGB] {
    Self.places.map { IndexedColors.dithered(color, column: $0.0, half: $0.1) }
  }

  @Test func aColourOfThePaletteIsItself() {
    for color in IndexedColors.palette.dropFirst(16) { #expect(Set(dithered(color)) == [color]) }
  }

  /// The mean of the pattern is nearer than one colour would be, for most of those of a gradient.
  @Test(
    arguments: [(0x2A3A78, 0x0B1020), (0xBFE0FF, 0xFFFFFF), (0x8A3B2A, 0x120C0A)]
      as [(UInt32, UInt32)])
  func aPatternIsNearerThanOneColour(from: UInt32, to: UInt32) {
    var nearer = 0
    for step in 0...20 {
      let color = RGB(to).blended(over: RGB(from), amount: Double(step) / 20)
      let pattern = dithered(color).map(Oklab.init)
      #expect(Set(dithered(color)).count <= 2)
      #expect(dithered(color).allSatisfy { IndexedColors.palette[16...].contains($0) })
      var mean = Oklab(color)
      mean.lightness = pattern.map(\.lightness).reduce(0, +) / 16
      mean.a = pattern.map(\.a).reduce(0, +) / 16
      mean.b = pattern.map(\.b).reduce(0, +) / 16
      let single = IndexedColors.nearest(to: color, among: IndexedColors.fixed, keepsHue: false)
      let one = Oklab(IndexedColors.palette[single]).squaredDistance(to: Oklab(color))
      if mean.squaredDistance(to: Oklab(color)) <= one + 1e-9 { nearer += 1 }
    }
    #expect(nearer >= 19)
  }
}
