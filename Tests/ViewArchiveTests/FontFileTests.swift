import Foundation
import TestSupport
import Testing

@testable import ViewArchive

struct FontFileTests {
  @Test func aFileHasItsNamesAndMeasures() throws {
    let file = try #require(FontFile(BoxFont.regular))
    #expect(file.postScriptName == BoxFont.names.regular && file.family == "Boxes")
    #expect(file.weight == 400 && !file.isItalic)
    #expect(file.ascent == 0.9 && file.descent == 0.3 && file.leading == 0.1)
    let widths = ["A", "B", "a", "0", "1", " "].map { file.advance(of: $0) }
    #expect(widths == [1, 0.6, 0.4, 0.5, 0.3, 0.25])
    #expect(file.advance(of: "z") == nil)
  }

  @Test func aVariableFontHasAWidthForEachWeight() throws {
    let file = try #require(FontFile(BoxFont.variable))
    #expect(file.weightRange == 100...900)
    #expect(file.weight(ofInstance: "BoxesFlex-Bold") == 700)
    let widths = [100, 250, 400, 650, 900, 1_000].map { file.advance(of: "A", weight: $0) ?? 0 }
    for (width, wanted) in zip(widths, [0.9, 0.95, 1, 1.1, 1.2, 1.2]) {
      #expect(abs(width - wanted) < 0.001)
    }
    #expect(file.advance(of: "B", weight: 900) == 0.6)
    #expect(file.advance(of: "A") == 1)
  }

  /// Every file that is cut off, and many with a wrong byte, are read or refused without a trap.
  @Test(arguments: [BoxFont.regular, BoxFont.variable])
  func aDamagedFileIsRefusedOrRead(data: Data) {
    for count in 0..<data.count { _ = FontFile(data.prefix(count)) }
    for index in data.indices {
      for byte in [UInt8(0), 0x7F, 0xFF] {
        var damaged = data
        damaged[index] = byte
        guard let file = FontFile(damaged) else { continue }
        #expect(file.ascent + file.descent <= 8)
        #expect(file.advance(of: "A", weight: 700).map(\.isFinite) != false)
      }
    }
    #expect(FontFile(Data()) == nil)
    #expect(FontFile(Data(count: 200)) == nil)
  }

  @Test func anArchiveHasAFileOnce() throws {
    let file = try #require(FontFile(BoxFont.regular))
    var font = FontValue(size: .points(20))
    font.face = FontFace(file)
    let text = ViewNode(.text(TextContent("AB", style: RunStyle(font: font))))
    var archive = ActivityArchive()
    archive.lockScreen = text
    archive.minimal = text
    let data = try ArchiveFormat.encode(archive)
    let size = BoxFont.regular.count * 4 / 3
    #expect(data.count > size && data.count < 2 * size + 1_000)
    #expect(try ArchiveFormat.decode(data) == archive)
  }
}
