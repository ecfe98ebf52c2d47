import CellRaster
import Foundation
import Testing

@testable import InkRaster

#if Pictures
  /// A picture in the folder of goldens, as it was looked at.
  ///
  /// `RECORD_GOLDENS=1 swift test` draws them anew: look at them before they are committed.
  struct GoldenPicture {
    private static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("Golden")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

    /// What the pictures are made of, and a number for the bytes of each file.
    private static let files = [
      "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf",
      "/usr/share/fonts/opentype/inter/InterDisplay-Bold.otf",
      "/usr/share/fonts/opentype/inter/InterDisplay-Thin.otf",
      "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf",
    ]

    private static var filesNow: String {
      files.map { path in
        let bytes = FileManager.default.contents(atPath: path) ?? Data()
        let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
          ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return "\(path) \(String(hash, radix: 16))\n"
      }.joined()
    }

    let name: String
    /// True if it has letters: with other fonts than those of the golden it is skipped.
    let dependsOnFiles: Bool

    /// The same picture as SVG, exactly.
    func check(_ svg: String) throws {
      let file = Self.folder.appendingPathComponent("\(name).svg")
      if Self.isRecording { return try Data(svg.utf8).write(to: file) }
      guard try !isSkipped() else { return }
      let wanted = try String(contentsOf: file, encoding: .utf8)
      #expect(svg == wanted)
    }

    private static let hashes = folder.appendingPathComponent("fonts.txt")

    private func isSkipped() throws -> Bool {
      guard dependsOnFiles, try String(contentsOf: Self.hashes, encoding: .utf8) != Self.filesNow
      else { return false }
      print("skipped: \(name), the fonts are others than in Golden/fonts.txt")
      return true
    }

    func check(_ grid: PixelGrid) throws {
      let file = Self.folder.appendingPathComponent("\(name).png")
      if Self.isRecording {
        let data = try #require(
          PngFile.data(of: grid.pixels, width: grid.width, height: grid.height))
        try data.write(to: file)
        try Data(Self.filesNow.utf8).write(to: Self.hashes)
        return
      }
      guard try !isSkipped() else { return }
      let wanted = try Bitmap.decoded(Data(contentsOf: file)).get()
      try #require(wanted.width == grid.width && wanted.height == grid.height)
      var different = 0
      for (index, pixel) in grid.pixels.enumerated() {
        let found = [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
        let isSame = zip(found, wanted.bytes[index * 4..<index * 4 + 3]).allSatisfy {
          abs($0 - Int($1)) <= 2
        }
        if !isSame { different += 1 }
      }
      #expect(different * 200 <= grid.pixels.count, "\(different) pixels of \(name) differ")
    }
  }
#endif
