import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import PhoneScreen
import Synchronization
import Testing
import ViewArchive

@testable import Emulator

/// When pictures are asked for, shown and taken down (PICTURE-12).
@MainActor @Suite struct PictureControllerTests {
  /// Keeps the requests, and replies with what a test puts in.
  private final class Drawer: PictureDrawer {
    var requests: [PictureRequest] = []
    var answers: [PictureReply] = []
    var hasEnded = false
    var isGivenUp = false
    var refuses = false
    var starts = 0
    var stops = 0
    let lastWords = "no fonts"
    let descriptors: [(fd: Int32, wantsWrite: Bool)] = []

    func start() { starts += 1 }
    func send(_ request: PictureRequest) throws {
      if refuses { throw CocoaError(.fileNoSuchFile) }
      requests.append(request)
    }
    func replies() -> [PictureReply]? {
      defer { (answers, hasEnded) = ([], false) }
      return hasEnded ? nil : answers
    }
    func stop() { stops += 1 }
  }

  private final class Client: RunLoopClient {
    var exitCode: Int32?
    var needsFrame = false
    var wantsSuspension = false
    var frameInterval = 1.0 / 60
    var descriptors: [(fd: Int32, wantsWrite: Bool)] = []
    var isMovingNow = false
    var pictureRegions: [PictureRegion] = []
    var problems: [String] = []
    var wantsStillPicture = false
    var controls: [String: [PictureReply.Control]] = [:]

    func begin(at now: Moment) {}
    func handle(_ event: TerminalEvent, at now: Moment) {}
    func advance(to now: Moment) {}
    func nextWake(after now: Moment) -> Double? { nil }
    func isMoving(at now: Moment) -> Bool { isMovingNow }
    func frame(at now: Moment) -> CellGrid {
      CellGrid(size: .zero, style: CellStyle(foreground: .white, background: .black))
    }
    func didSuspend() {}
    func showPictureControls(_ controls: [String: [PictureReply.Control]]) {
      self.controls = controls
    }
    func stillPictureEnded() { wantsStillPicture = false }
    func showPictureProblem(_ message: String, isPermanent: Bool, at now: Moment) {
      problems.append(message)
    }
  }

  /// What reached the terminal, as the numbers of the layers of each call.
  private final class Screen: Sendable {
    let shown = Mutex<[[Int]]>([])
    let isOpen = Mutex(true)
    let isOnKey = Mutex(false)

    var display: Display {
      var display = Display()
      display.pictures = {
        var support = PictureSupport(
          form: .kitty, reason: "", cell: PixelSize(width: 10, height: 20))
        support.isOnKey = self.isOnKey.withLock { $0 }
        return support
      }
      display.show = { layers, _ in self.shown.withLock { $0.append(layers.map(\.number)) } }
      display.canPresent = { _ in self.isOpen.withLock { $0 } }
      return display
    }

    var last: [Int]? { shown.withLock { $0.last } }
    var calls: Int { shown.withLock { $0.count } }
  }

  private let drawer = Drawer()
  private let client = Client()
  private let screen = Screen()
  private let controller: PictureController

  init() {
    controller = PictureController(display: screen.display, process: drawer, isRemote: true)
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func region(_ text: String, timer: Bool = false, name: String = "island") -> PictureRegion
  {
    let node =
      timer
      ? ViewNode(
        .text(TextContent(runs: [TextRun(.timed(.timer(Self.start)))])))
      : ViewNode(.text(TextContent(text)))
    var archive = ActivityArchive()
    archive.compactLeading = node
    archive.compactTrailing = node
    return PictureRegion(
      name: name, rect: CellRect(column: 3, row: 1, columns: 50, rows: 3),
      content: PictureContent(
        surface: .compact(archive), device: DeviceCatalog.standard, appearance: .dark,
        locale: "en_US", timeZone: "UTC", wallpaper: (.black, .black)))
  }

  private func update(_ uptime: Double, rate: Double = 1) {
    controller.update(
      for: client,
      at: Moment(date: Self.start.addingTimeInterval(uptime), uptime: uptime, rate: rate))
  }

  private func layer(_ number: Int, payload: String? = "AAAA") -> PictureReply.Layer {
    PictureReply.Layer(
      number: number, column: 0, row: 0, columns: 50, rows: 3, payload: payload)
  }

  private func answer(_ numbers: [Int]) throws {
    let id = try #require(drawer.requests.last?.id)
    drawer.answers = [PictureReply(id: id, layers: numbers.map { layer($0) })]
  }

  /// Shows a picture, which is layer 1, at 0.13 s.
  private func showOne() throws {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    try answer([1])
    update(0.13)
  }

  @Test func aPictureComesAfterARest() throws {
    client.pictureRegions = [region("one")]
    update(0)
    #expect(drawer.requests.isEmpty)
    #expect(controller.deadline == PictureController.restTime)
    update(0.1)
    #expect(drawer.requests.isEmpty)
    update(0.12)
    let request = try #require(drawer.requests.first)
    #expect(request.columns == 50 && request.rows == 3 && request.quality.colors == 256)
    #expect(request.quality.cell == PixelSize(width: 10, height: 20) && request.base == nil)
    try answer([1])
    update(0.15)
    #expect(screen.last == [1])
    #expect(controller.deadline == nil)
  }

  @Test func whileNothingChangesNothingIsDone() throws {
    try showOne()
    let (calls, requests) = (screen.calls, drawer.requests.count)
    for step in 1...500 { update(1 + Double(step)) }
    #expect(screen.calls == calls && drawer.requests.count == requests)
  }

  @Test func whatChangesIsTakenDownAtOnce() throws {
    try showOne()
    client.pictureRegions = [region("two")]
    update(1)
    #expect(screen.last == [])
    #expect(drawer.requests.count == 1)
    update(1.12)
    #expect(drawer.requests.count == 2)
    try answer([2])
    update(1.2)
    #expect(screen.last == [2])
  }

  /// The region of a whole phone.
  private func phone(_ text: String, columns: Int = 50) -> PictureRegion {
    var region = region(text, name: "phone")
    guard case .compact(let archive) = region.content.surface else { return region }
    region.content.surface = .phone(
      .home(
        SceneContents.Home(island: .compact(SceneContents.Activity(ActivityID("a"), archive)))))
    region.content.place = PhonePlace(
      column: 1, row: 1, columns: columns, rows: 30, deviceColumns: columns)
    return region
  }

  @Test func aWholePhoneStaysUntilTheNextPictureIsThere() throws {
    client.pictureRegions = [phone("one")]
    update(0)
    update(0.12)
    try answer([1])
    update(0.13)
    #expect(screen.last == [1])
    // What has changed is asked for at once, over what is there.
    client.pictureRegions = [phone("two")]
    update(1)
    #expect(screen.last == [1] && drawer.requests.count == 2)
    #expect(drawer.requests.last?.base == 1 && drawer.requests.last?.content != nil)
    drawer.answers = [
      PictureReply(
        id: try #require(drawer.requests.last?.id), layers: [layer(1, payload: nil), layer(2)])
    ]
    update(1.1)
    #expect(screen.last == [1, 2])
    // In another size it is not the same picture.
    client.pictureRegions = [phone("two", columns: 40)]
    update(2)
    #expect(screen.last == [])
    // While the island moves, there are cells.
    client.pictureRegions = [phone("two")]
    client.isMovingNow = true
    update(3)
    #expect(screen.last == [])
  }

  @Test func controlsAreThoseOfThePicturesThatAreSeen() throws {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    let control = PictureReply.Control(
      target: .control(.intent(nil)), column: 1, row: 1, columns: 2, rows: 1)
    let id = try #require(drawer.requests.last?.id)
    drawer.answers = [PictureReply(id: id, layers: [layer(1)], controls: [control])]
    update(0.13)
    #expect(client.controls == ["island": [control]])
    client.pictureRegions = [region("two")]
    update(1)
    #expect(client.controls == [:])
  }

  @Test func wherePicturesAreDrawnByKeyThereIsOneForEachKey() throws {
    screen.isOnKey.withLock { $0 = true }
    client.pictureRegions = [region("timer", timer: true)]
    for step in 0..<30 { update(Double(step) / 10) }
    #expect(drawer.requests.isEmpty)
    client.wantsStillPicture = true
    update(3)
    #expect(drawer.requests.count == 1)
    try answer([1])
    update(3.1)
    #expect(screen.last == [1])
    // The time goes on; the picture stays as it is.
    for step in 0..<30 { update(4 + Double(step)) }
    #expect(drawer.requests.count == 1 && screen.last == [1] && client.wantsStillPicture)
    client.pictureRegions = [region("two")]
    update(40)
    #expect(screen.last == [] && !client.wantsStillPicture)
    for step in 0..<30 { update(41 + Double(step)) }
    #expect(drawer.requests.count == 1)
  }

  @Test func aPictureByKeyEndsWholeAndIsNewTheNextTime() throws {
    screen.isOnKey.withLock { $0 = true }
    let card = region("card", name: "a")
    client.pictureRegions = [region("one"), card]
    client.wantsStillPicture = true
    update(0)
    update(0.12)
    #expect(drawer.requests.count == 2)
    drawer.answers = drawer.requests.enumerated().map {
      PictureReply(id: $1.id, layers: [layer($0 + 1)])
    }
    update(0.2)
    #expect(screen.last == [1, 2])
    // One of them changes: both are taken down, and stay down.
    client.pictureRegions = [region("two"), card]
    update(1)
    #expect(screen.last == [] && !client.wantsStillPicture)
    for step in 0..<10 { update(2 + Double(step)) }
    #expect(screen.last == [] && drawer.requests.count == 2)
    // Asked for again, both are drawn anew.
    client.pictureRegions = []
    update(20)
    client.pictureRegions = [region("two"), card]
    client.wantsStillPicture = true
    update(21)
    update(21.2)
    #expect(drawer.requests.count == 4)
  }

  @Test func aSelectedControlIsDrawnOverThePictureThatIsThere() throws {
    try showOne()
    let intent = IntentReference(id: "1", typeName: "Pause", title: "Pause")
    client.pictureRegions[0].marks = PictureMarks(selected: .intent(intent))
    update(1)
    // The picture stays until the new one is there.
    #expect(screen.last == [1])
    let request = try #require(drawer.requests.last)
    #expect(drawer.requests.count == 2 && request.marks.selected == .intent(intent))
    #expect(request.content == nil && request.base == 1)
    update(2)
    #expect(drawer.requests.count == 2)
  }

  @Test func whileAnythingMovesThereIsNoPicture() throws {
    try showOne()
    client.isMovingNow = true
    let calls = screen.calls
    for step in 0..<60 { update(1 + Double(step) / 60) }
    #expect(screen.last == [] && screen.calls == calls + 1)
    #expect(drawer.requests.count == 1)
    // Back at the same: the picture is still known.
    client.isMovingNow = false
    update(2.1)
    #expect(screen.last == [1] && drawer.requests.count == 1)
  }

  @Test func aFastClockHasNoPictures() throws {
    client.pictureRegions = [region("one")]
    for step in 0..<60 { update(Double(step), rate: 3_600) }
    #expect(drawer.requests.isEmpty)
  }

  @Test func aTimerIsDrawnAgainOverThePictureThatIsThere() throws {
    client.pictureRegions = [region("", timer: true)]
    update(0.5)
    update(0.62)
    try answer([1])
    update(0.7)
    update(0.9)
    #expect(drawer.requests.count == 1)
    update(1.01)
    #expect(drawer.requests.count == 2)
    #expect(drawer.requests.last?.base == 1)
    // The old one stays until the new one is there, and only one is asked for at a time.
    #expect(screen.last == [1])
    update(2.01)
    #expect(drawer.requests.count == 2)
    drawer.answers = [
      PictureReply(
        id: try #require(drawer.requests.last?.id), layers: [layer(1, payload: nil), layer(2)])
    ]
    update(2.02)
    #expect(screen.last == [1, 2])
    #expect(drawer.requests.count == 3)
  }

  @Test func aReplyThatComesTooLateIsNotShown() throws {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    client.pictureRegions = [region("two")]
    update(0.13)
    drawer.answers = [PictureReply(id: drawer.requests[0].id, layers: [layer(1)])]
    update(0.14)
    #expect(screen.shown.withLock { $0.allSatisfy(\.isEmpty) })
  }

  @Test func aTerminalThatIsBusyGetsThePictureLater() throws {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    try answer([1])
    screen.isOpen.withLock { $0 = false }
    let calls = screen.calls
    update(0.2)
    #expect(screen.calls == calls)
    screen.isOpen.withLock { $0 = true }
    update(0.3)
    #expect(screen.last == [1])
  }

  @Test func anotherSizeAsksAgain() throws {
    try showOne()
    controller.forget()
    update(1)
    #expect(screen.last == [])
    update(1.12)
    #expect(drawer.requests.count == 2 && drawer.requests[1].base == nil)
  }

  @Test func aProcessThatEndsIsAskedAgainAndItsNumbersAreNew() throws {
    try showOne()
    client.pictureRegions = [region("one"), region("two", name: "card")]
    update(1)
    update(1.12)
    #expect(drawer.requests.count == 2)
    drawer.hasEnded = true
    update(1.2)
    update(1.4)
    #expect(drawer.requests.count == 3)
    try answer([1])
    update(1.5)
    // The first layer of the new process is not that of the old one.
    #expect(screen.last?.count == 2)
    #expect(Set(screen.last ?? []).count == 2)
    #expect(client.problems.isEmpty)
  }

  @Test func aProcessThatFailsForGoodIsNamed() throws {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    (drawer.hasEnded, drawer.isGivenUp) = (true, true)
    update(0.2)
    #expect(client.problems == ["no pictures: no fonts"])
    #expect(screen.last == [])
    update(5)
    #expect(drawer.requests.count == 1 && client.problems.count == 1)
  }

  @Test func contentIsSentOnceAndAgainWhenItIsAskedFor() throws {
    client.pictureRegions = [region("", timer: true)]
    update(0.5)
    update(0.62)
    try answer([1])
    update(0.7)
    update(1.01)
    #expect(drawer.requests.map { $0.content != nil } == [true, false])
    drawer.answers = [PictureReply(id: drawer.requests[1].id, wantsContent: true)]
    update(1.02)
    #expect(drawer.requests.count == 3 && drawer.requests[2].content != nil)
    // What is there stays until the answer.
    #expect(screen.last == [1])
  }

  @Test func aReasonThatThereIsNoPictureIsNamed() throws {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    drawer.answers = [PictureReply(id: drawer.requests[0].id, problem: "too large")]
    update(0.2)
    #expect(client.problems == ["no picture: too large"])
    // The others go on.
    client.pictureRegions = [region("one"), region("two", name: "card")]
    update(1)
    update(1.12)
    #expect(drawer.requests.map(\.name) == ["island", "card"])
    try answer([1])
    update(1.2)
    #expect(screen.last == [1] && client.problems.count == 1)
  }

  @Test func aProblemOfAllPicturesEndsThem() throws {
    client.pictureRegions = [region("one"), region("two", name: "card")]
    update(0)
    update(0.12)
    drawer.answers = drawer.requests.map {
      PictureReply(id: $0.id, problem: "no fonts", isPermanent: true)
    }
    update(0.2)
    #expect(client.problems == ["no pictures: no fonts"])
    update(5)
    #expect(drawer.requests.count == 2)
  }

  @Test func aProcessThatCannotBeStartedIsNamed() {
    drawer.refuses = true
    client.pictureRegions = [region("one"), region("two", name: "card")]
    update(0)
    update(0.12)
    #expect(client.problems.count == 1)
    update(1)
    #expect(client.problems.count == 1)
  }

  @Test func aReplyThatDoesNotComeStartsTheProcessAnew() throws {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    #expect(controller.deadline == 0.12 + PictureController.replyTimeout)
    // The content changes meanwhile: the process has one thing to draw for a part, not two.
    client.pictureRegions = [region("two")]
    update(1)
    update(2)
    #expect(drawer.requests.count == 1)
    update(10.2)
    #expect(drawer.stops == 1)
    update(10.4)
    #expect(drawer.requests.count == 2 && drawer.requests[1].content != nil)
    try answer([1])
    update(10.5)
    #expect(screen.last == [1])
    #expect(controller.deadline == nil)
  }

  @Test func aNewProcessDoesNotRepeatNumbersThatTheTerminalMayKnow() throws {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    try answer([7])
    update(0.13)
    client.pictureRegions = [region("two")]
    update(1)
    update(1.12)
    drawer.hasEnded = true
    update(1.2)
    update(1.4)
    try answer([1])
    update(1.5)
    #expect(screen.last == [8])
  }

  @Test(
    arguments: [
      ("AA\u{1B}[2J", 1, 0, 50), ("AAAA", 1, 40, 50), ("AAAA", 1, -1, 5), ("AAAA", .max, 0, 50),
      ("AAAA", 1, 0, .max), ("AAAA", 0, 0, 50), ("\u{1B}P0;1;0q~\u{1B}\\", 1, 0, 50),
    ] as [(String, Int, Int, Int)])
  func aReplyThatCannotBeIsNotShown(payload: String, number: Int, column: Int, columns: Int) throws
  {
    client.pictureRegions = [region("one")]
    update(0)
    update(0.12)
    drawer.answers = [
      PictureReply(
        id: drawer.requests[0].id,
        layers: [
          PictureReply.Layer(
            number: number, column: column, row: 0, columns: columns, rows: 3, payload: payload)
        ])
    ]
    update(0.2)
    #expect(screen.last == [])
  }
}
