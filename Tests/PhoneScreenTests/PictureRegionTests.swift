import ActivityModel
import CellRaster
import Testing
import ViewArchive

@testable import PhoneScreen

/// What several pictures of one terminal have in common, and what cells leave of them.
struct PictureRegionTests {
  private func region(isWhole: Bool) -> PictureRegion {
    let home = SceneContents.Home(island: .idle)
    return PictureRegion(
      name: "phone", rect: CellRect(column: 2, row: 1, columns: 52, rows: 40),
      content: PictureContent(
        surface: isWhole ? .phone(.home(home)) : .compact(ActivityArchive()),
        device: DeviceCatalog.standard, appearance: .light, locale: "en_US", timeZone: "UTC",
        wallpaper: (.black, .black),
        place: isWhole
          ? PhonePlace(column: 1, row: 1, columns: 50, rows: 38, deviceColumns: 50) : nil))
  }

  @Test func aPhoneIsSeenAboveWhatCoversItBelow() {
    let cover = CellRect(column: 0, row: 36, columns: 80, rows: 6)
    let phone = region(isWhole: true).uncovered(by: cover)
    #expect(phone?.rect == CellRect(column: 2, row: 1, columns: 52, rows: 35))
    // It is the same phone, not a smaller one.
    #expect(phone?.content == region(isWhole: true).content)
    #expect(region(isWhole: false).uncovered(by: cover) == nil)
    #expect(
      region(isWhole: true).uncovered(by: CellRect(column: 0, row: 5, columns: 80, rows: 6)) == nil)
    let beside = CellRect(column: 60, row: 0, columns: 20, rows: 50)
    for isWhole in [false, true] {
      #expect(region(isWhole: isWhole).uncovered(by: beside) == region(isWhole: isWhole))
    }
  }

  /// Two parts that would each be as large as their cells allow have the scale of the smaller.
  @Test func partsShareTheLeastOfTheirScales() throws {
    let wide = Size(width: 402, height: 60)
    let high = Size(width: 374, height: 160)
    let cell = (cellWidth: 10.0, cellHeight: 20.0)
    func scale(_ parts: [(Int, Int, Size)]) throws -> Double {
      let fit = try #require(PictureFit(parts.map { (columns: $0.0, rows: $0.1, size: $0.2) }))
      return fit.scale(cellWidth: cell.cellWidth, cellHeight: cell.cellHeight)
    }
    #expect(abs(try scale([(50, 4, wide)]) - 500 / 402) < 1e-9)
    #expect(abs(try scale([(46, 7, high)]) - 140.0 / 160) < 1e-9)
    #expect(abs(try scale([(50, 4, wide), (46, 7, high)]) - 140.0 / 160) < 1e-9)
    #expect(PictureFit([]) == nil && PictureFit([(columns: 5, rows: 5, size: .zero)]) == nil)
  }
}
