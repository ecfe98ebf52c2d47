import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import LocalEngine
import PhoneScreen
import TestSupport
import Testing

@testable import Emulator

/// Every surface, as a person sees it.
@MainActor
@Suite(.serialized)
struct SurfaceFrameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var keys: [Key]
    var size = CellSize(columns: 80, rows: 24)
    var device = DeviceCatalog.standard
    var apps = ["Kickoff", "Bento"]
    var depth = ColorDepth.direct

    var testDescription: String { name }

    private static func keys(_ text: String) -> [Key] { text.map(Key.character) }

    private static func device(_ id: String) -> Device {
      DeviceCatalog.device(id) ?? DeviceCatalog.standard
    }

    static let all: [Case] = [
      Case(name: "home", keys: []),
      Case(name: "home.120x40", keys: [], size: CellSize(columns: 120, rows: 40)),
      Case(name: "home.60x20", keys: [], size: CellSize(columns: 60, rows: 20)),
      Case(name: "home.34x8", keys: [], size: CellSize(columns: 34, rows: 8)),
      Case(name: "expanded.34x8", keys: keys("e"), size: CellSize(columns: 34, rows: 8)),
      Case(name: "home.200x60", keys: [], size: CellSize(columns: 200, rows: 60)),
      Case(name: "lock", keys: keys("l")),
      Case(name: "lock.120x40", keys: keys("l"), size: CellSize(columns: 120, rows: 40)),
      Case(name: "lockAction", keys: keys("l") + [.left]),
      Case(name: "lockHidden", keys: keys("pl")),
      Case(name: "alwaysOn", keys: keys("o")),
      Case(name: "standBy", keys: keys("s"), size: CellSize(columns: 120, rows: 40)),
      Case(name: "standByCard", keys: keys("s") + [.enter]),
      Case(name: "standByNight", keys: keys("r")),
      Case(name: "watch", keys: keys("w")),
      Case(name: "watch40", keys: keys("wddd")),
      Case(name: "carPlay", keys: keys("c")),
      Case(name: "mac", keys: keys("m"), apps: ["Bento"]),
      Case(name: "macExpanded", keys: keys("m") + [.enter]),
      Case(
        name: "trio", keys: [], size: CellSize(columns: 100, rows: 30),
        device: device("iphone-18-pro"), apps: ["Kickoff", "Bento", "Tea Time"]),
      Case(
        name: "air", keys: [], size: CellSize(columns: 100, rows: 30),
        device: device("iphone-air"), apps: ["Tea Time"]),
      Case(
        name: "landscape", keys: keys("t"), size: CellSize(columns: 120, rows: 40)),
      Case(
        name: "landscapeExpanded", keys: keys("te"), size: CellSize(columns: 120, rows: 40)),
      Case(name: "systemCall", keys: keys("i"), apps: []),
      Case(name: "systemCallBeside", keys: keys("i"), apps: ["Bento"]),
      Case(name: "systemFaceID", keys: keys("ii"), apps: ["Bento"]),
      Case(name: "systemRoute", keys: keys("iii"), apps: ["Bento"]),
      Case(name: "systemHotspot", keys: keys("iiii"), apps: ["Bento"]),
      Case(name: "systemRecording", keys: keys("iiiii"), apps: ["Bento"]),
      Case(name: "systemNowPlaying", keys: keys("iiiiii"), apps: ["Bento"]),
      Case(name: "systemTimer", keys: keys("iiiiiii"), apps: ["Bento"]),
      Case(name: "systemCharging", keys: keys("iiiiiiii"), apps: ["Bento"]),
      Case(name: "systemAirPods", keys: keys("iiiiiiiii"), apps: ["Bento"]),
      Case(name: "systemSilent", keys: keys("iiiiiiiiii"), apps: ["Bento"]),
      Case(name: "noIsland", keys: [], device: device("iphone-se")),
      Case(
        name: "iPad", keys: keys("l"), size: CellSize(columns: 120, rows: 40),
        device: device("ipad-pro-13")),
      Case(name: "home.256", keys: [], depth: .indexed),
      Case(name: "standByNight.256", keys: keys("r"), depth: .indexed),
      Case(name: "lock.16", keys: keys("l"), depth: .sixteen),
      Case(name: "watch.mono", keys: keys("w"), depth: .mono),
      Case(name: "standBy.mono", keys: keys("s"), depth: .mono),
    ]
  }

  @Test(arguments: Case.all)
  func looksAsItDid(_ item: Case) async {
    let bench = PhoneBench(
      columns: item.size.columns, rows: item.size.rows, look: RenderStyle(depth: item.depth),
      starts: item.apps, device: item.device)
    for key in item.keys { await bench.press(key) }
    // Notices go by themselves.
    await bench.advance(by: 4)
    expectFrame(
      await bench.restingFrame(), matches: item.name, depth: item.depth, now: bench.now.date)
  }

  @Test func anAlertHangsDownAsABannerWhereThereIsNoIsland() async throws {
    let bench = PhoneBench(
      starts: ["Bento"], device: try #require(DeviceCatalog.device("iphone-se")))
    _ = await bench.restingFrame()
    let id = bench.driver.engine.records[0].id
    let content = bench.driver.engine.records[0].content
    bench.driver.submit(
      .update(
        ActivityUpdate(
          id: id, content: content, alert: AlertRecord(title: "Ready", body: "Soon"))))
    await bench.advance(by: 0.05)
    #expect(bench.session.isMoving(at: bench.now))
    expectFrame(await bench.restingFrame(), matches: "open", now: bench.now.date)
    await bench.advance(by: 5)
    let after = await bench.restingFrame()
    #expect(!bench.session.isMoving(at: bench.now))
    #expect(!PhoneBench.text(after).split(separator: "\n").prefix(9).joined().contains("Order"))
  }
}
