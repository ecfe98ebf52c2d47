import CellRaster
import InkRaster
import Testing

@testable import Previewer

struct PicturePatchTests {
  private let cell = (width: 8, height: 16)

  private func grid(_ change: (inout PixelGrid) -> Void = { _ in }) -> PixelGrid {
    var grid = PixelGrid(width: 40 * cell.width, height: 10 * cell.height)
    change(&grid)
    return grid
  }

  private func patches(_ change: (inout PixelGrid) -> Void) -> PicturePatches {
    PicturePatches(from: grid(), to: grid(change), columns: 40, rows: 10)
  }

  @Test func equalPicturesHaveNone() {
    let none = patches { _ in }
    #expect(none.rects.isEmpty && none.share == 0)
  }

  @Test func oneColouredPixelIsOneCell() {
    let one = patches { $0[5 * 8 + 7, 3 * 16 + 15] = 1 }
    #expect(one.rects == [CellRect(column: 5, row: 3, columns: 1, rows: 1)])
    #expect(one.share == 0.0025)
  }

  @Test func whatIsNearBecomesOneAndWhatIsFarStaysApart() {
    let two = patches {
      $0[5 * 8, 3 * 16] = 1
      $0[7 * 8, 4 * 16] = 1
      $0[30 * 8, 8 * 16] = 1
    }
    #expect(
      Set(two.rects) == [
        CellRect(column: 5, row: 3, columns: 3, rows: 2),
        CellRect(column: 30, row: 8, columns: 1, rows: 1),
      ])
  }

  @Test(arguments: 0..<50)
  func everyChangeIsCoveredOnce(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var points: [(Int, Int)] = []
    for _ in 0..<random(30) + 1 { points.append((random(320), random(160))) }
    let found = patches { for (x, y) in points { $0[x, y] = 9 } }
    for (x, y) in points {
      let point = CellPoint(column: x / 8, row: y / 16)
      #expect(found.rects.count { $0.contains(point) } == 1)
    }
  }
}
