import ActivityModel
import CellRaster
import CursesTerminal
import PhoneScreen
import Testing
import ViewArchive

@testable import Emulator

/// Pictures on the phone: what they show, and what a press on them hits.
@Suite @MainActor struct PictureSessionTests {
  /// A phone with an expanded island, whose picture is drawn.
  private func bench() async throws -> (PhoneBench, PictureRegion) {
    let bench = PhoneBench(columns: 100, rows: 40, starts: ["Tea Time"])
    bench.session.pictures = PictureSwitch(
      PictureSupport(form: .kitty, reason: "", cell: PixelSize(width: 10, height: 20)))
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    _ = await bench.restingFrame()
    let region = try #require(bench.session.pictureRegions.first { $0.name == "island" })
    return (bench, region)
  }

  private func target(_ bench: PhoneBench, _ region: PictureRegion, _ column: Int, _ row: Int)
    -> HitRegion.Target?
  {
    bench.session.screen.display.target(
      at: CellPoint(column: region.rect.column + column, row: region.rect.row + row))
  }

  @Test func theSelectedControlIsMarkedInThePicture() async throws {
    let (bench, region) = try await bench()
    #expect(region.marks.selected == nil && region.marks.time != nil)
    await bench.press(.down)
    _ = await bench.restingFrame()
    let marked = try #require(bench.session.pictureRegions.first { $0.name == "island" })
    guard case .intent(let intent?) = marked.marks.selected else {
      Issue.record("no control is selected")
      return
    }
    #expect(intent.title.contains("Pause"))
    // The content is the same, so that it is not sent again.
    #expect(marked.showsSame(as: region))
  }

  @Test func aPressHitsWhatThePictureShows() async throws {
    let (bench, region) = try await bench()
    let cells = (0..<region.rect.rows).flatMap { row in
      (0..<region.rect.columns).map { (column: $0, row: row) }
    }
    func controls() -> [HitRegion.Target] {
      cells.compactMap { cell in
        let target = target(bench, region, cell.column, cell.row)
        return target?.control == nil ? nil : target
      }
    }
    // In cells both buttons are there.
    #expect(Set(controls()).count == 2)
    let intent = IntentReference(id: "x", typeName: "Pause", title: "Pause")
    bench.session.showPictureControls([
      "island": [
        PictureReply.Control(target: .intent(intent), column: 10, row: 3, columns: 4, rows: 2)
      ]
    ])
    #expect(controls().count == 8)
    guard case .control(_, let hit) = target(bench, region, 13, 4) else {
      Issue.record("the control of the picture is not hit")
      return
    }
    #expect(hit == intent)
    guard case .island = target(bench, region, 14, 4) else {
      Issue.record("the island beside it is not hit")
      return
    }
    bench.session.showPictureControls([:])
    #expect(Set(controls()).count == 2)
  }
}
