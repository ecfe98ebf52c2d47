import ActivityModel
import CellRaster
import CursesTerminal
import LocalEngine
import PhoneScreen
import Testing
import ViewArchive

@testable import Emulator

/// Pictures on the phone: what they show, and what a press on them hits.
@Suite @MainActor struct PictureSessionTests {
  /// A phone with an expanded island, whose picture is drawn: in ASCII that of the island alone.
  private func bench(
    _ name: String = "island", look: RenderStyle = RenderStyle(glyphs: .ascii)
  ) async throws -> (PhoneBench, PictureRegion) {
    let bench = PhoneBench(columns: 100, rows: 40, look: look, starts: ["Tea Time"])
    bench.session.pictures = PictureSwitch(
      PictureSupport(form: .kitty, reason: "", cell: PixelSize(width: 10, height: 20)))
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    _ = await bench.restingFrame()
    let region = try #require(bench.session.pictureRegions.first { $0.name == name })
    return (bench, region)
  }

  private func target(_ bench: PhoneBench, _ region: PictureRegion, _ column: Int, _ row: Int)
    -> HitRegion.Target?
  {
    bench.session.screen.display.target(
      at: CellPoint(column: region.rect.column + column, row: region.rect.row + row))
  }

  /// The picture of the island at rest would undo the swelling that is seen.
  @Test func anIslandThatIsHeldIsNoPicture() async throws {
    let bench = PhoneBench(
      columns: 100, rows: 40, look: RenderStyle(glyphs: .ascii), starts: ["Tea Time"])
    bench.session.pictures = PictureSwitch(
      PictureSupport(form: .kitty, reason: "", cell: PixelSize(width: 10, height: 20)))
    _ = await bench.restingFrame()
    func isPicture() -> Bool { bench.session.pictureRegions.contains { $0.name == "island" } }
    #expect(isPicture())
    let island = try #require(bench.session.pictureRegions.first { $0.name == "island" }).rect
    bench.mouse(.down, island.middleColumn, island.row + 1)
    for _ in 0..<8 {
      await bench.advance(by: 0.05)
      _ = bench.session.frame(at: bench.now)
      #expect(!isPicture())
    }
  }

  /// A strip of wallpaper would stay around the island over the app.
  @Test func thePictureOverAnAppHasTheAppsBackground() async throws {
    let bench = PhoneBench(
      columns: 100, rows: 40, look: RenderStyle(glyphs: .ascii), starts: ["Tea Time"])
    bench.session.pictures = PictureSwitch(
      PictureSupport(form: .kitty, reason: "", cell: PixelSize(width: 10, height: 20)))
    bench.driver.submit(.setForeground("org.example.other"))
    _ = await bench.restingFrame()
    let region = try #require(bench.session.pictureRegions.first { $0.name == "island" })
    let dock = RenderStyle(glyphs: .ascii).color(.dock)
    #expect(region.content.wallpaper == [dock.number, dock.number])
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
        PictureReply.Control(
          target: .control(.intent(intent)), column: 10, row: 3, columns: 4, rows: 2)
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

  // MARK: Whole phones

  private func wholePhone() async throws -> (PhoneBench, PictureRegion) {
    try await bench("phone", look: RenderStyle())
  }

  /// Both phones are pictures, and one number of columns is the width of both screens.
  @Test func wholePhonesAreOfOneScale() async throws {
    let (bench, phone) = try await wholePhone()
    let regions = bench.session.pictureRegions
    #expect(regions.map(\.name) == ["phone", "lock"])
    let plan = try #require(bench.session.screen.display.plan)
    #expect(phone.rect == plan.phone.frame && regions.last?.rect == plan.lockScreen?.frame)
    #expect(
      regions.compactMap(\.content.place?.deviceColumns)
        == [plan.phone.screen.columns, plan.phone.screen.columns])
    guard case .home(let home)? = phone.content.wholePhone?.contents,
      case .expanded = home.island
    else {
      Issue.record("the island is not expanded in the picture")
      return
    }
    #expect(home.apps.count == 5 && phone.marks.time == "9:41")
    // 50 columns of 10 pixels for 402 points.
    let lines = bench.session.frame(at: bench.now).textLines
    #expect(lines.contains { $0.contains("iPhone 16 Pro, 1.24 px/pt") })
  }

  @Test func aPressHitsWhatTheWholePictureShows() async throws {
    let (bench, region) = try await wholePhone()
    // Until the picture is there, cells count.
    #expect(target(bench, region, 20, 3)?.activity != nil)
    bench.session.showPictureControls([
      "phone": [
        PictureReply.Control(target: .region(.app(3)), column: 4, row: 5, columns: 4, rows: 2)
      ]
    ])
    #expect(target(bench, region, 5, 6) == .app(3))
    #expect(target(bench, region, 20, 3) == nil)
  }

  /// An update changes what the picture shows, and nothing moves.
  @Test func anUpdateDoesNotMoveWherePicturesAre() async throws {
    let bench = PhoneBench(columns: 100, rows: 40, starts: ["Tea Time", "Pizza"])
    bench.session.pictures = PictureSwitch(
      PictureSupport(form: .kitty, reason: "", cell: PixelSize(width: 10, height: 20)))
    _ = await bench.restingFrame()
    var contents: Set<PictureContent> = []
    for _ in 0..<40 {
      await bench.advance(by: 1)
      _ = bench.session.frame(at: bench.now)
      #expect(!bench.session.isMoving(at: bench.now))
      contents.formUnion(bench.session.pictureRegions.filter { $0.name == "phone" }.map(\.content))
    }
    #expect(contents.count > 1)
  }
}
