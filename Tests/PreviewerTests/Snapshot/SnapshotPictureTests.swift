import ActivityModel
import Emulator
import Foundation
import PhoneDrawing
import Testing
import ViewArchive

@testable import Previewer

/// Presentations with a phone's letters.
struct SnapshotPictureTests {
  @Test(arguments: [
    SheetPresentation.compact, .minimalAttached, .minimalDetached, .expanded, .lockScreen,
    .alwaysOn,
  ])
  func phonesPresentationsAreDrawn(_ presentation: SheetPresentation) throws {
    let list = try SnapshotSample.document(presentation).picture()
    #expect(list.size.width == 402 && list.size.height > 60)
    #expect(!list.items.isEmpty)
  }

  /// The presentation has on the whole screen the sizes that it has alone.
  @Test(arguments: [SheetPresentation.compact, .expanded, .lockScreen, .alwaysOn])
  func theWholeScreenIsAroundThePresentation(_ presentation: SheetPresentation) throws {
    let document = SnapshotSample.document(presentation, title: "Pizza")
    let whole = try document.picture(isWhole: true)
    #expect(whole.size.width == 402 && whole.size.height == 874)
    let part = try document.picture()
    let widths = Set(whole.boxes.map { ($0.frame.width * 100).rounded() })
    for box in part.boxes where box.kind == .text {
      #expect(widths.contains((box.frame.width * 100).rounded()))
    }
    #expect(whole.boxes.count >= part.boxes.count)
    let isLocked = presentation == .lockScreen || presentation == .alwaysOn
    #expect(whole.texts.contains { $0.string.contains("January") } == isLocked)
  }

  @Test func standByIsTheScreenOnItsSideWithTheCardAlmostTwiceAsLarge() throws {
    let list = try SnapshotSample.document(.surface(.standBy), title: "Pizza").picture()
    #expect(list.size.width == 874 && list.size.height == 402)
    let card = try SnapshotSample.document(.lockScreen, title: "Pizza").picture()
    func width(_ list: DisplayList) -> Double? {
      list.boxes.first { $0.name == "Pizza" }?.frame.width
    }
    let (large, small) = (try #require(width(list)), try #require(width(card)))
    #expect(abs(large - 1.95 * small) < 0.01)
  }

  @Test(arguments: [
    (ScreenMode.Surface.watch, 198.0, 242.0), (.carPlay, 542, 246), (.mac, 720, 96),
  ])
  func otherSurfacesAreDrawnWhole(
    surface: ScreenMode.Surface, width: Double, height: Double
  ) throws {
    let list = try SnapshotSample.document(.surface(surface)).picture()
    #expect(list.size.width == width && list.size.height == height)
    #expect(list.texts.contains { $0.string.contains("9:41") })
  }

  @Test func aBannerSaysThatThereIsNone() {
    #expect(throws: SnapshotDocument.PictureFailure.self) {
      try SnapshotSample.document(.banner).picture()
    }
  }

  @Test func textStaysText() throws {
    let svg = try SnapshotSample.document(.lockScreen, title: "Pizza & Pasta")
      .phoneSvg()
    #expect(svg.contains(">Pizza &amp; Pasta</text>"))
  }

  private struct Boxes: Decodable {
    struct Frame: Decodable { var x: Double, y: Double, width: Double, height: Double }
    struct Box: Decodable {
      var kind: String, name: String?, frame: Frame, fontSize: Double?
    }
    struct Picture: Decodable { var width: Double, height: Double, boxes: [Box] }
    var picture: Picture?
  }

  @Test func jsonHasThePlacesOfWhatIsDrawn() throws {
    let document = SnapshotSample.document(.lockScreen, title: "Pizza")
    let picture = try document.picture()
    let read = try JSONDecoder().decode(
      Boxes.self, from: Data(document.json(with: picture).utf8))
    let found = try #require(read.picture)
    #expect(found.width == 402 && found.boxes.count == picture.boxes.count)
    let texts = found.boxes.filter { $0.kind == "text" }
    #expect(texts.map(\.name) == picture.texts.map(\.string))
    let title = try #require(texts.first { $0.name == "Pizza" })
    let drawn = try #require(picture.texts.first { $0.string == "Pizza" })
    // Its frame ends at the baseline.
    #expect(abs(title.frame.y + title.frame.height - drawn.origin.y) < 0.01)
    #expect(abs(title.frame.x - drawn.origin.x) < 0.01 && title.fontSize == drawn.size)
    let without = try JSONDecoder().decode(Boxes.self, from: Data(document.json().utf8))
    #expect(without.picture == nil)
  }

  /// A symbol without an outline is a letter, and that is said.
  @Test func whatStandsInIsNoted() throws {
    let sample = SnapshotSample.document(.compact)
    #expect(try sample.picture().notes == [])
    var archive = sample.archive
    archive.compactLeading = ViewNode(.image(ImageContent(source: .symbol("bicycl"))))
    let document = SnapshotDocument(
      spec: sample.spec, archive: archive, frame: sample.frame, look: sample.look, now: sample.now)
    #expect(
      try document.picture().notes == [
        "symbol bicycl: drawn as a letter; no outline of it, the nearest is bicycle"
      ])
  }
}
