import CellRaster
import Foundation
import Testing

@testable import InkRaster

/// PNG files with and without a palette, and Sixel sequences.
struct PictureEncodingTests {
  private func gradient(width: Int, height: Int) -> PixelGrid {
    var grid = PixelGrid(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        grid[x, y] = UInt32(x * 255 / width) << 16 | UInt32(y * 255 / height) << 8 | 0x40
      }
    }
    for y in 0..<height / 2 { for x in 0..<width / 3 { grid[x, y] = 0 } }
    return grid
  }

  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }

  private func decoded(_ data: Data) throws -> [UInt32] {
    let bitmap = try Bitmap.decoded(data).get()
    return stride(from: 0, to: bitmap.bytes.count, by: 4).map {
      UInt32(bitmap.bytes[$0]) << 16 | UInt32(bitmap.bytes[$0 + 1]) << 8
        | UInt32(bitmap.bytes[$0 + 2])
    }
  }

  @Test func aFileHasItsPixels() throws {
    let grid = gradient(width: 61, height: 37)
    let data = try #require(PngFile.data(of: grid.pixels, width: 61, height: 37))
    #expect(try decoded(data) == grid.pixels)
    #expect(PngFile.data(of: grid.pixels, width: 60, height: 37) == nil)
    #expect(PngFile.data(of: [], width: 0, height: 0) == nil)
    #expect(PngFile.data(of: [0], palette: [], width: 1, height: 1) == nil)
  }

  @Test func fewColoursAreKept() throws {
    var grid = PixelGrid(width: 16, height: 16)
    for index in 0..<256 { grid[index % 16, index / 16] = UInt32(index) * 0x10101 }
    let indexed = IndexedPixels(grid)
    #expect(indexed.indices.map { indexed.palette[Int($0)] } == grid.pixels)
    let data = try #require(
      PngFile.data(of: indexed.indices, palette: indexed.palette, width: 16, height: 16))
    #expect(try decoded(data) == grid.pixels)
  }

  @Test(arguments: [2, 16, 256])
  func manyColoursAreJoinedAndBlackStaysBlack(most: Int) {
    let grid = gradient(width: 200, height: 120)
    let indexed = IndexedPixels(grid, most: most)
    #expect(indexed.palette.count <= most)
    #expect(indexed.indices.count == grid.pixels.count)
    #expect(indexed.palette[Int(indexed.indices[0])] == 0 || most < 16)
    let worst = zip(indexed.indices, grid.pixels).map {
      distance(indexed.palette[Int($0)], $1)
    }.max()
    // 256 boxes of a plane of 256 by 256 colours are 16 wide.
    #expect((worst ?? 255) <= (most == 256 ? 16 : 255))
  }

  /// Reads a Sixel sequence as a terminal does.
  private func read(_ sequence: String) -> [UInt32]? {
    guard let start = sequence.firstIndex(of: "\""), sequence.hasPrefix("\u{1B}P0;1;0q"),
      sequence.hasSuffix("\u{1B}\\")
    else { return nil }
    var rest = sequence[start...].dropLast(2).utf8[...].dropFirst()
    func numbers() -> [Int] {
      var list: [Int] = []
      var number: Int?
      while let byte = rest.first, (0x30...0x39).contains(byte) || byte == 0x3B {
        rest.removeFirst()
        if byte == 0x3B {
          list.append(number ?? 0)
          number = nil
        } else {
          number = (number ?? 0) * 10 + Int(byte - 0x30)
        }
      }
      return list + (number.map { [$0] } ?? [])
    }
    let size = numbers()
    guard size.count == 4 else { return nil }
    let (width, height) = (size[2], size[3])
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    var palette: [Int: UInt32] = [:]
    var (x, top, color) = (0, 0, 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        let list = numbers()
        color = list.first ?? 0
        if list.count == 5 {
          palette[color] = list[2...].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
        }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      default:
        var (count, sign) = (1, byte)
        if byte == UInt8(ascii: "!") {
          count = numbers().first ?? 0
          sign = rest.popFirst() ?? 0x3F
        }
        for _ in 0..<count {
          for bit in 0..<6 where (sign - 0x3F) >> UInt8(bit) & 1 == 1 {
            guard x < width, top + bit < height else { return nil }
            pixels[(top + bit) * width + x] = palette[color] ?? 0
          }
          x += 1
        }
      }
    }
    return pixels
  }

  @Test(arguments: [(1, 1), (7, 6), (40, 20), (33, 13)])
  func sixelHasItsPixels(width: Int, height: Int) throws {
    let grid = gradient(width: width, height: height)
    let pixels = try #require(read(SixelText.sequence(of: grid)))
    let indexed = IndexedPixels(grid)
    for (index, pixel) in pixels.enumerated() {
      let wanted = indexed.palette[Int(indexed.indices[index])]
      // Percents are coarser than bytes.
      #expect(distance(pixel, wanted) <= 2)
      if wanted == 0 { #expect(pixel == 0) }
    }
  }
}
