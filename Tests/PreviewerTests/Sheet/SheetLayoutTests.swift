import CellRaster
import Testing

@testable import Previewer

/// Where pictures lie on a contact sheet.
struct SheetLayoutTests {
  private let area = CellRect(column: 0, row: 1, columns: 120, rows: 38)

  private func sizes(_ list: (Int, Int)...) -> [CellSize] {
    list.map { CellSize(columns: $0.0, rows: $0.1) }
  }

  private func indices(_ pages: SheetLayout) -> [[Int]] { pages.pages.map { $0.map(\.index) } }

  @Test func picturesStandBelowEachOtherWithTheirLabels() {
    let pages = SheetLayout(sizes((50, 3), (50, 3)), in: area)
    #expect(pages.pages.count == 1)
    let rects = pages.pages[0].map(\.rect)
    #expect(rects[0].row == 1 && rects[0].rows == 3)
    #expect(pages.pages[0][0].label.row == 4)
    #expect(rects[1].row == 6)
  }

  @Test func fullColumnGoesOnInTheNext() {
    let pages = SheetLayout(sizes((50, 20), (50, 20), (50, 20)), in: area)
    #expect(indices(pages) == [[0, 1], [2]])
    let rects = pages.pages[0].map(\.rect)
    #expect(rects[0].row == rects[1].row)
    #expect(rects[1].column == rects[0].maxColumn + 2)
  }

  @Test func whatIsTooWideGivesWayToTheRest() {
    let pages = SheetLayout(sizes((50, 20), (100, 20), (50, 20)), in: area)
    #expect(indices(pages) == [[0, 2], [1]])
  }

  @Test func narrowPicturesStandBesideEachOther() {
    let pages = SheetLayout(sizes((50, 10), (20, 4), (20, 4), (20, 4)), in: area)
    let rects = pages.pages[0].map(\.rect)
    #expect(rects[1].row == rects[2].row)
    #expect(rects[2].column == rects[1].maxColumn + 2)
    #expect(rects[3].row > rects[2].row)
  }

  @Test func pictureLargerThanTheTerminalIsAloneOnAPage() {
    let pages = SheetLayout(sizes((500, 500), (50, 3)), in: area)
    #expect(indices(pages) == [[0], [1]])
    let rect = pages.pages[0][0].rect
    #expect(rect.size == CellSize(columns: 120, rows: 37))
    #expect(pages.pages[0][0].label.row == 38)
  }

  @Test(arguments: [(34, 6), (80, 22), (120, 38), (200, 58), (300, 98)])
  func everyPictureLiesInsideOnceAndApart(columns: Int, rows: Int) {
    let area = CellRect(column: 0, row: 1, columns: columns, rows: rows)
    let all = sizes(
      (50, 3), (50, 3), (50, 3), (50, 10), (50, 12), (40, 0), (102, 27), (50, 12), (31, 19),
      (84, 20), (72, 3))
    let pages = SheetLayout(all, in: area)
    #expect(pages.pages.joined().map(\.index).sorted() == Array(all.indices))
    for page in pages.pages {
      for (number, place) in page.enumerated() {
        let whole = CellRect(
          column: place.rect.column, row: place.rect.row, columns: place.rect.columns,
          rows: place.rect.rows + 1)
        #expect(whole.intersection(area) == whole)
        for other in page.dropFirst(number + 1) {
          let rect = CellRect(
            column: other.rect.column, row: other.rect.row, columns: other.rect.columns,
            rows: other.rect.rows + 1)
          #expect(whole.intersection(rect).isEmpty)
        }
      }
    }
  }

  @Test func noRoomIsNoPage() {
    #expect(SheetLayout(sizes((5, 5)), in: CellRect(size: .zero)).pages.isEmpty)
    #expect(SheetLayout([], in: area).pages.isEmpty)
  }

  @Test func arrowsGoToTheNearestPictureThatWay() {
    // 0 above 1 at the left, 2 above 3 at the right.
    let pages = SheetLayout(sizes((50, 17), (50, 17), (50, 17), (50, 17)), in: area)
    #expect(indices(pages) == [[0, 1, 2, 3]])
    #expect(pages.neighbour(of: 0, .down) == 1)
    #expect(pages.neighbour(of: 0, .right) == 2)
    #expect(pages.neighbour(of: 3, .left) == 1)
    #expect(pages.neighbour(of: 3, .up) == 2)
    #expect(pages.neighbour(of: 0, .up) == nil)
    #expect(pages.neighbour(of: 0, .left) == nil)
    #expect(pages.page(of: 3) == 0)
  }
}
