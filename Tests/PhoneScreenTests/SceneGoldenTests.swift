import ActivityModel
import CellRaster
import Foundation
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneScreen

/// What stands where on a phone's screen, in points, as text; each golden is looked at.
struct SceneGoldenTests {
  private static let pizza = ActivityID("pizza")
  private static let ride = ActivityID("ride")

  private func maker(
    _ device: String = "iphone-16-pro", size: Size? = nil,
    wallpaper: (RGB, RGB) = (RGB(0x1D2B53), RGB(0x0B1020))
  ) throws -> SceneMaker {
    SceneMaker(
      device: try #require(DeviceCatalog.device(device)),
      time: TimedTextContext(now: goldenNow, locale: "en_US", timeZone: "UTC"),
      appearance: .light, wallpaper: (top: wallpaper.0, bottom: wallpaper.1), size: size)
  }

  private func scene(
    of contents: SceneContents, by maker: SceneMaker, isDimmed: Bool = false
  ) throws -> PhoneScene {
    try #require(
      maker.scene(of: contents, time: "9:41", day: "Wednesday, January 1", isDimmed: isDimmed))
  }

  private func text(_ string: String, size: Double = 15) -> ViewNode {
    SceneMaker.text(string, size: size)
  }

  /// An activity with every view; its card has so many lines.
  private func activity(
    _ id: ActivityID, lines: Int = 2, tint: StyleValue? = nil
  ) -> SceneContents.Activity {
    let name = id.rawValue.capitalized
    let lines = (1...lines).map { text("\(name), line \($0)") }
    let card = ViewNode(.vstack(StackContent(alignment: .leading)), children: lines)
      .modified(.padding(Insets(all: 16)))
    return SceneContents.Activity(
      id,
      ActivityArchive(
        lockScreen: card,
        compactLeading: text(String(name.prefix(1))).modified(
          .padding(Insets(top: 0, leading: 7, bottom: 0, trailing: 4))),
        compactTrailing: text("24:00").modified(
          .padding(Insets(top: 0, leading: 4, bottom: 0, trailing: 7))),
        minimal: text(String(name.prefix(1))),
        expanded: ViewNode(
          .island(IslandContent(camera: Size(width: 125, height: 36.67), margins: Insets(all: 18))),
          children: [
            ViewNode(.islandRegion(IslandRegionContent(position: .bottom)), children: [card])
          ]),
        activityBackgroundTint: tint))
  }

  private var apps: [SceneContents.App] {
    [
      SceneContents.App(name: "Pizza", sign: "🍕", isRunning: true),
      SceneContents.App(name: "Ride", sign: "R"),
    ]
  }

  @Test func homeScreen() throws {
    let (pizza, ride) = (activity(Self.pizza), activity(Self.ride))
    let islands: [(String, SceneContents.Island)] = [
      ("idle", .idle), ("compact", .compact(pizza)), ("expanded", .expanded(pizza)),
      ("pair", .split(attached: pizza, detached: [ride])),
      ("trio", .split(attached: pizza, detached: [ride, activity(ActivityID("tea"))])),
    ]
    for (name, island) in islands {
      let home = SceneContents.Home(island: island, apps: apps)
      expectText(try scene(of: .home(home), by: maker()).text, matches: name)
    }
    let low = SceneContents.Home(
      island: .compact(pizza), apps: apps, tip: "hold space", notice: Notice("nothing to expand"))
    expectText(
      try scene(of: .home(low), by: maker(size: Size(width: 402, height: 420))).text,
      matches: "low")
    let front = SceneContents.Home(
      island: .split(attached: nil, detached: [ride]), front: apps[0])
    expectText(try scene(of: .home(front), by: maker()).text, matches: "app")
    for device in ["iphone-14", "iphone-se", "ipad"] {
      let home = SceneContents.Home(island: .none, apps: apps, banner: pizza)
      expectText(try scene(of: .home(home), by: maker(device)).text, matches: device)
    }
  }

  @Test func lockScreen() throws {
    let cards = [
      activity(Self.pizza, lines: 3, tint: .color(.system(.orange))), activity(Self.ride),
    ]
    func lock(_ cards: [SceneContents.Activity], focus: ActivityID? = nil) -> SceneContents {
      .lock(SceneContents.Lock(cards: cards, focus: focus))
    }
    expectText(try scene(of: lock([]), by: maker()).text, matches: "empty")
    expectText(try scene(of: lock(cards, focus: Self.ride), by: maker()).text, matches: "two")
    expectText(
      try scene(of: lock(cards), by: maker(), isDimmed: true).text, matches: "always-on")
    let many = cards + (1...4).map { activity(ActivityID("more-\($0)"), lines: 4) }
    for (name, height) in [("stack", 612.0), ("medium", 420), ("low", 220)] {
      expectText(
        try scene(of: lock(many), by: maker(size: Size(width: 402, height: height))).text,
        matches: name)
    }
    let column = SceneContents.Lock(cards: cards, isColumn: true)
    expectText(
      try scene(of: .lock(column), by: maker(size: Size(width: 560, height: 300))).text,
      matches: "column")
  }

  @Test func standBy() throws {
    let activities = [
      activity(Self.pizza, tint: .color(.system(.orange))), activity(Self.ride),
    ]
    expectText(
      try scene(
        of: .standBy(SceneContents.StandBy(activities: activities, isNight: true)), by: maker()
      ).text, matches: "clock")
    expectText(
      try scene(
        of: .standBy(SceneContents.StandBy(activities: activities, open: Self.pizza)), by: maker()
      ).text, matches: "card")
  }

  @Test func otherSurfaces() throws {
    var (pizza, ride) = (activity(Self.pizza), activity(Self.ride))
    pizza.name = "Pizza"
    ride.archive.small = text("Two minutes")
    let contents: [(String, SceneContents)] = [
      ("watch", .watch(SceneContents.Watch(size: .mm45, cards: [pizza, ride]))),
      ("carplay", .carPlay(SceneContents.CarPlay(size: .medium, cards: [pizza, ride]))),
      ("no-cards", .carPlay(SceneContents.CarPlay(size: .large, cards: []))),
      ("mac", .mac([pizza, ride])),
    ]
    for (name, contents) in contents {
      expectText(try scene(of: contents, by: maker()).text, matches: name)
    }
  }

  // MARK: What holds of every scene

  /// The same card has one width wherever it stands, and one scale is enough for all of a screen.
  @Test func aCardIsAsWideInEveryPlace() throws {
    let cards = [activity(Self.pizza, lines: 1), activity(Self.ride, lines: 7)]
    for height in [300.0, 500, 874] {
      let scene = try scene(
        of: .lock(SceneContents.Lock(cards: cards)),
        by: maker(size: Size(width: 402, height: height)))
      for case let element in scene.elements {
        guard case .card = element.name else { continue }
        #expect(element.frame.width == 374)
      }
    }
  }

  @Test(arguments: DeviceCatalog.all.map(\.id))
  func everythingIsOnTheScreenOfEveryDevice(id: String) throws {
    let device = try #require(DeviceCatalog.device(id))
    let activities = [activity(Self.pizza, lines: 9), activity(Self.ride)]
    let island: [SceneContents.Island] =
      device.island == nil
      ? [.none]
      : [
        .idle, .compact(activities[0]), .expanded(activities[1]),
        .split(attached: activities[0], detached: [activities[1]]),
      ]
    let contents: [SceneContents] =
      island.map { .home(SceneContents.Home(island: $0, apps: apps)) }
      + [
        .lock(SceneContents.Lock(cards: activities)),
        .standBy(SceneContents.StandBy(activities: activities)),
      ]
    for contents in contents {
      let scene = try scene(of: contents, by: maker(id))
      #expect(Set(scene.elements.map(\.name)).count == scene.elements.count, "\(scene.text)")
      for element in scene.elements {
        let frame = element.seenFrame
        #expect(frame.minX >= 0 && frame.maxX <= scene.size.width, "\(scene.text)")
        #expect(frame.minY >= 0 && frame.maxY <= scene.size.height, "\(scene.text)")
      }
    }
  }

  /// The parts of the status bar leave the island its room.
  @Test func theStatusBarStandsBesideTheIsland() throws {
    let maker = try maker()
    for island in [SceneContents.Island.idle, .compact(activity(Self.pizza))] {
      let scene = try scene(of: .home(SceneContents.Home(island: island)), by: maker)
      let body = try #require(scene.element(.island(0))).frame
      let time = try #require(scene.element(.time)).frame
      let battery = try #require(scene.element(.battery)).frame
      #expect(time.maxX + 4 <= body.minX && body.maxX + 4 <= battery.minX)
    }
    let expanded = try scene(
      of: .home(SceneContents.Home(island: .expanded(activity(Self.pizza)))), by: maker)
    #expect(expanded.element(.time) == nil && expanded.element(.battery) == nil)
  }

  /// Of cards that do not fit, those that are left out are counted, and their edges are seen.
  @Test func cardsThatDoNotFitAreAStack() throws {
    let many = (1...6).map { activity(ActivityID("a\($0)"), lines: 4) }
    for (focus, shown) in [(1, "a1"), (4, "a4"), (6, "a6")] {
      let scene = try scene(
        of: .lock(SceneContents.Lock(cards: many, focus: ActivityID("a\(focus)"))),
        by: maker(size: Size(width: 402, height: 612)))
      let cards = scene.elements.compactMap(\.name.activity?.rawValue)
      #expect(cards.contains(shown))
      let count = Set(cards).count
      #expect(count < 6 && scene.element(.more) != nil)
      let below = scene.elements.count { if case .stacked = $0.name { true } else { false } }
      let last = try #require(cards.last.flatMap { Int($0.dropFirst()) })
      #expect(below == min(6 - last, 2))
    }
  }
}
