import CursesTerminal
import Testing

@testable import Emulator

struct PictureQualityTests {
  private let cell = PixelSize(width: 16, height: 32)

  private func quality(
    bytesPerSecond: Double?, isRemote: Bool = true, canScale: Bool = true, rows: Int = 12
  ) -> PictureQuality {
    .best(
      columns: 46, rows: rows, cell: cell, isRemote: isRemote, canScale: canScale,
      secondsPerByte: bytesPerSecond.map { 1 / $0 })
  }

  @Test func aLocalTerminalGetsAllColours() {
    #expect(
      quality(bytesPerSecond: 1_000, isRemote: false) == PictureQuality(colors: nil, cell: cell))
  }

  @Test func aSlowerLinkGetsFewerPixelsAndThenFewerColours() {
    let whole = PictureQuality(colors: 256, cell: cell)
    let small = PixelSize(width: 8, height: 16)
    #expect(quality(bytesPerSecond: nil) == whole)
    #expect(quality(bytesPerSecond: 200_000) == whole)
    #expect(quality(bytesPerSecond: 20_000) == PictureQuality(colors: 256, cell: small))
    #expect(quality(bytesPerSecond: 5_000) == PictureQuality(colors: 64, cell: small))
    // A small part is quickly there.
    #expect(quality(bytesPerSecond: 20_000, rows: 3) == whole)
    // Sixel counts in the terminal's own pixels.
    #expect(
      quality(bytesPerSecond: 20_000, canScale: false) == PictureQuality(colors: 64, cell: cell))
  }
}
