import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import InkRaster
import PhoneDrawing
import PhoneScreen
import Testing
import ViewArchive

@testable import Previewer

/// The process that draws pictures: requests in, replies out.
struct PictureServerTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func content(_ card: ViewNode) -> PictureContent {
    PictureContent(
      surface: .card(ActivityArchive(lockScreen: card), isHidden: false),
      device: DeviceCatalog.standard, appearance: .light, locale: "en_US", timeZone: "UTC",
      wallpaper: (RGB(0x203060), RGB(0x101830)))
  }

  private var timer: ViewNode {
    ViewNode(
      .hstack(StackContent(alignment: .center)),
      children: [
        ViewNode(.text(TextContent("In the kitchen"))), ViewNode(.spacer(minLength: nil)),
        ViewNode(
          .text(TextContent(runs: [TextRun(.timed(.timer(Self.start)))]))),
      ]
    ).modified(.padding(Insets(all: 16)))
  }

  private func request(
    _ id: Int, _ content: PictureContent?, seconds: Double = 0, form: PictureProtocol = .kitty,
    colors: Int? = 256, base: Int? = nil, columns: Int = 46, rows: Int = 5,
    cell: PixelSize = PixelSize(width: 16, height: 32)
  ) -> PictureRequest {
    PictureRequest(
      id: id, name: "card", content: content, columns: columns, rows: rows,
      quality: PictureQuality(colors: colors, cell: cell), form: form,
      date: Self.start.addingTimeInterval(seconds), base: base)
  }

  private func server() -> PictureServer {
    PictureServer(rendering: PictureRendering())
  }

  @Test func contentThatIsNotKnownIsAskedFor() {
    var server = server()
    let reply = server.reply(to: request(7, nil))
    #expect(reply.wantsContent == true && reply.problem == nil && reply.layers == nil)
  }

  @Test func aViewThatIsMissingIsNamed() {
    var server = server()
    var empty = content(timer)
    empty.surface = .expanded(ActivityArchive())
    #expect(server.reply(to: request(1, empty)).problem?.contains("no view") == true)
  }

  #if Pictures
    private func pixels(_ layer: PictureReply.Layer) throws -> Bitmap {
      let data = try #require(Data(base64Encoded: layer.payload ?? ""))
      return try Bitmap.decoded(data).get()
    }

    @Test func thePictureFillsItsCells() throws {
      var server = server()
      let reply = server.reply(to: request(1, content(timer)))
      let layer = try #require(reply.layers?.first)
      #expect(reply.layers?.count == 1 && reply.id == 1)
      #expect(layer.columns == 46 && layer.rows == 5)
      let bitmap = try pixels(layer)
      #expect(bitmap.width == 46 * 16 && bitmap.height == 5 * 32)
      // The wallpaper at a corner; in the middle it is seen through the card's veil.
      #expect(Array(bitmap.bytes.prefix(3)) == [0x20, 0x30, 0x60])
      let middle = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
      let veil = SystemLook.newest.veil(nil, scheme: .light)
      let behind = RGB(0x101830).blended(over: RGB(0x203060), amount: 0.5)
      let color = veil.blended(over: behind)
      for (byte, wanted) in zip(bitmap.bytes[middle...], [color.red, color.green, color.blue]) {
        #expect(abs(Int(byte) - Int(wanted)) <= 4)
      }
    }

    @Test func controlsAreInTheCellsThatTheyCover() throws {
      let intent = IntentReference(id: "1", typeName: "Pause", title: "Pause")
      let button = ViewNode(
        .button(intent),
        children: [
          ViewNode(.style(.accent)).modified(
            .frame(width: 100, height: 40, alignment: .center))
        ])
      var server = server()
      let reply = server.reply(to: request(1, content(button), rows: 10))
      let control = try #require(reply.controls?.first)
      #expect(reply.controls?.count == 1 && control.target == .control(.intent(intent)))
      // In the middle; 46 columns are the 374 points of the card.
      #expect(abs(2 * control.column + control.columns - 46) <= 1)
      #expect((12...13).contains(control.columns) && (2...3).contains(control.rows))
      #expect(abs(2 * control.row + control.rows - 10) <= 1)
    }

    /// A phone with a countdown in its island, a dock and a notice, in a window of 120 × 40.
    private func phone(lock: Bool = false) -> PictureContent {
      let activity = SceneContents.Activity(
        ActivityID("tea"),
        ActivityArchive(
          lockScreen: timer, compactLeading: ViewNode(.text(TextContent("T"))),
          compactTrailing: ViewNode(
            .text(TextContent(runs: [TextRun(.timed(.timer(Self.start)))])))))
      let home = SceneContents.Home(
        island: .compact(activity),
        apps: (1...5).map { SceneContents.App(name: "App \($0)", sign: "\($0)") })
      var content = content(timer)
      content.surface = .phone(
        lock ? .lock(SceneContents.Lock(cards: [activity])) : .home(home))
      content.bezel = 0x303030
      content.place = PhonePlace(column: 1, row: 1, columns: 50, rows: 37, deviceColumns: 50)
      return content
    }

    private func request(
      _ id: Int, phone content: PictureContent?, seconds: Double = 0, base: Int? = nil,
      cell: PixelSize = PixelSize(width: 16, height: 32)
    ) -> PictureRequest {
      var request = request(
        id, content, seconds: seconds, base: base, columns: 52, rows: 39, cell: cell)
      request.marks = PictureMarks(time: "9:41", day: "Wednesday, January 1")
      return request
    }

    /// A whole phone has at most 60 kB, a second of a timer 3 kB, and nothing is sent for nothing.
    @Test(arguments: [false, true])
    func aWholePhoneKeepsToItsBytes(isLocked: Bool) throws {
      var server = server()
      let content = phone(lock: isLocked)
      let first = try #require(server.reply(to: request(1, phone: content, seconds: 10)).layers)
      #expect(first.count == 1)
      let bytes = first[0].payload?.utf8.count ?? 0
      #expect((1...60_000).contains(bytes), "\(bytes)")
      let base = first[0].number
      #expect(server.reply(to: request(2, phone: nil, seconds: 10, base: base)).layers == nil)
      for second in 11...20 {
        let reply = server.reply(
          to: request(second, phone: nil, seconds: Double(second), base: base))
        let layers = try #require(reply.layers)
        #expect(layers.first?.number == base && layers.first?.payload == nil)
        let sent = layers.reduce(0) { $0 + ($1.payload?.utf8.count ?? 0) }
        #expect((1...3_000).contains(sent), "\(sent)")
      }
    }

    /// Everything is found by a press where the scene has it, at the one scale.
    @Test func aWholePhoneIsPressedWhereItIsSeen() throws {
      var server = server()
      let cell = PixelSize(width: 10, height: 20)
      let home = try #require(server.reply(to: request(1, phone: phone(), cell: cell)).controls)
      let apps = (0..<5).map { PictureTarget.region(.app($0)) }
      #expect(home.map(\.target).filter(apps.contains) == apps)
      let island = try #require(
        home.first { $0.target == .region(.island(ActivityID("tea"))) })
      // 14 points below the edge, at 500 pixels for 402 points, below a row of the body.
      #expect((1...2).contains(island.row) && (2...3).contains(island.rows))
      let lock = try #require(
        server.reply(to: request(2, phone: phone(lock: true), cell: cell)).controls)
      let card = try #require(lock.first { $0.target == .region(.card(ActivityID("tea"))) })
      // 374 of 402 points.
      #expect((46...47).contains(card.columns) && card.column == 3)
    }

    @Test func aControlOfExtremeSizeHasNoPlace() {
      let button = ViewNode(.button(nil), children: [ViewNode(.style(.accent))])
        .modified(.scale(x: 1e308, y: 1e308, anchor: .center))
        .modified(.scale(x: 1e308, y: 1e308, anchor: .center))
      var server = server()
      let reply = server.reply(to: request(1, content(button)))
      #expect(reply.layers?.count == 1 && reply.controls == [])
    }

    @Test func aSecondOfATimerIsASmallPatch() throws {
      var server = server()
      let card = content(timer)
      let first = try #require(server.reply(to: request(1, card, seconds: 10)).layers?.first)
      // Asked again for the same, nothing is sent.
      #expect(server.reply(to: request(2, nil, seconds: 10, base: first.number)).layers == nil)
      var last = 0
      for second in 11...40 {
        let reply = server.reply(
          to: request(second, nil, seconds: Double(second), base: first.number))
        let layers = try #require(reply.layers)
        #expect(layers.first?.number == first.number && layers.first?.payload == nil)
        #expect(layers.count == 2)
        let patch = try #require(layers.last)
        #expect(patch.number > last && patch.payload.map(\.utf8.count) ?? 0 <= 3_000)
        last = patch.number
      }
    }

    @Test func patchesGiveThePictureThatWasDrawnWhole() throws {
      var patched = server()
      var whole = server()
      let card = content(timer)
      let base = try #require(
        patched.reply(to: request(1, card, seconds: 10, colors: nil)).layers?.first)
      var bytes = try pixels(base).bytes
      let reply = patched.reply(
        to: request(2, card, seconds: 75, colors: nil, base: base.number))
      for patch in try #require(reply.layers).dropFirst() {
        let part = try pixels(patch)
        for y in 0..<part.height {
          let target = ((patch.row * 32 + y) * 46 + patch.column) * 16 * 4
          let source = y * part.width * 4
          bytes.replaceSubrange(
            target..<target + part.width * 4, with: part.bytes[source..<source + part.width * 4])
        }
      }
      let wanted = try pixels(
        #require(whole.reply(to: request(1, card, seconds: 75, colors: nil)).layers?.first))
      #expect(bytes == wanted.bytes)
    }

    @Test func aTerminalThatLostThePictureGetsItWhole() throws {
      var server = server()
      let card = content(timer)
      let first = try #require(server.reply(to: request(1, card, seconds: 10)).layers?.first)
      let again = server.reply(to: request(2, card, seconds: 11))
      #expect(again.layers?.count == 1 && again.layers?.first?.payload != nil)
      #expect(again.layers?.first?.number != first.number)
    }

    @Test(arguments: [PictureProtocol.kitty, .placeholders, .iterm2, .sixel])
    func everyProtocolHasItsPayload(form: PictureProtocol) throws {
      var server = server()
      let reply = server.reply(to: request(1, content(timer), form: form))
      let payload = try #require(reply.layers?.first?.payload)
      #expect(payload.hasPrefix(form == .sixel ? "\u{1B}P0;1;0q\"1;1;736;160#" : "iVBOR"))
    }

    @Test func aPaletteHalvesTheBytes() throws {
      var server = server()
      let small = try #require(server.reply(to: request(1, content(timer))).layers?.first?.payload)
      let large = try #require(
        server.reply(to: request(2, content(timer), colors: nil)).layers?.first?.payload)
      #expect(small.utf8.count * 3 < large.utf8.count * 2)
      #expect(small.utf8.count < 30_000)
    }

    @Test func hostileContentIsBoundedAndNamed() throws {
      var server = server()
      let long = ViewNode(.text(TextContent(String(repeating: "W\u{301}\u{1B}[2J", count: 40_000))))
      #expect(server.reply(to: request(1, content(long))).layers?.count == 1)
      let huge = request(2, content(timer), columns: 4_000)
      #expect(server.reply(to: huge).problem?.contains("pixels a side") == true)
      let path = ViewNode(
        .shape(
          ShapeContent(
            .path(
              (0..<200_000).map { .line(Point(x: Double($0 % 997), y: Double($0 % 89))) },
              Size(width: 300, height: 80)))))
      #expect(server.reply(to: request(3, content(path))).problem == nil)
    }
  #endif
}
