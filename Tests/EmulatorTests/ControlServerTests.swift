import ActivityEngine
import ActivityModel
import CursesTerminal
import Foundation
import Glibc
import HostProtocol
import LocalEngine
import PhoneScreen
import TestSupport
import Testing
import Synchronization
import ViewArchive
import WidgetKit

@testable import Emulator

/// What a running emulator says to the programs that reach it.
@MainActor
struct ControlServerTests {
  private let bench: PhoneBench
  private let runtime = RuntimeDirectory()
  private let path: String

  init() throws {
    let runtime = self.runtime
    bench = PhoneBench(control: try ControlSocket(environment: runtime.environment))
    path = runtime.path + "/island/island.sock"
  }

  private func request(
    _ id: String, type: String = "Bake", state: String = #"{"minutes":4}"#
  ) -> ActivityEvent {
    .request(
      ActivityRequest(
        id: ActivityID(id), app: "com.example.bakery", attributesType: type,
        attributes: Data("{}".utf8),
        content: ActivityContentRecord(state: Data(state.utf8))))
  }

  private func peer(widgets: [String]? = nil) async throws -> ControlPeer {
    let peer = try ControlPeer(path: path)
    try peer.greet(widgets: widgets)
    await bench.advance(by: 0)
    #expect(try peer.read() == [.greeting(WireGreeting(app: "island", pid: getpid()))])
    return peer
  }

  /// The texts of a card.
  private func card(_ text: String) -> ActivityArchive {
    var archive = ActivityArchive()
    archive.lockScreen = ViewNode(.text(TextContent(text)))
    return archive
  }

  @Test func aProgramStartsUpdatesAndEndsAnActivity() async throws {
    let peer = try await peer()
    try peer.send(.call(id: 1, .submit(.init(request("a")))))
    await bench.advance(by: 0)
    #expect(try peer.read() == [.answer(id: 1, .accepted)])
    #expect(bench.driver.engine.record(ActivityID("a"))?.phase == .active)

    let content = ActivityContentRecord(state: Data(#"{"minutes":3}"#.utf8))
    try peer.send(
      .call(id: 2, .submit(.init(.update(ActivityUpdate(id: ActivityID("a"), content: content))))))
    try peer.send(.call(id: 3, .records(.init(attributesType: "Bake"))))
    await bench.advance(by: 1)
    let lines = try peer.read()
    guard case .answer(id: 3, .records(let records)) = lines.last else {
      Issue.record("no records came back: \(lines)")
      return
    }
    #expect(records.map(\.content) == [content])

    try peer.send(
      .call(id: 4, .submit(.init(.end(ActivityEnd(id: ActivityID("a"), dismissal: .immediate))))))
    await bench.advance(by: 1)
    #expect(try peer.read() == [.answer(id: 4, .accepted)])
    #expect(bench.driver.engine.record(ActivityID("a")) == nil)
  }

  @Test func aRefusalHasItsFactsAndItsWords() async throws {
    let peer = try await peer()
    let large = #"{"t":"\#(String(repeating: "x", count: 5_000))"}"#
    try peer.send(.call(id: 1, .submit(.init(request("a", state: large)))))
    await bench.advance(by: 0)
    let bytes = large.utf8.count + 2
    #expect(
      try peer.read() == [
        .answer(
          id: 1,
          .refused(
            .tooLarge(bytes: bytes, limit: 4_096),
            message: RefusalMessage.text(for: .tooLarge(bytes: bytes, limit: 4_096))))
      ])
  }

  @Test(.timeLimit(.minutes(30)))
  func anObserverHearsOfEveryChangeAndTheEnd() async throws {
    let peer = try await peer()
    try peer.send(.call(id: 1, .observe(.init())))
    try peer.send(.call(id: 2, .submit(.init(request("a")))))
    try peer.send(
      .call(id: 3, .submit(.init(.end(ActivityEnd(id: ActivityID("a"), dismissal: .immediate))))))
    await bench.advance(by: 0)
    var phases: [ActivityPhase] = []
    while phases.count < 2 {
      // The changes come through a task of the server's. The time limit cancels the test.
      try Task.checkCancellation()
      await Task.yield()
      phases += try peer.read().compactMap { line -> ActivityPhase? in
        if case .changed(let record) = line { record.phase } else { nil }
      }
    }
    #expect(phases == [.active, .dismissed])
  }

  @Test func anObserverHearsThatAPersonSwitchesActivitiesOff() async throws {
    let peer = try await peer()
    try peer.send(.call(id: 1, .observe(.init())))
    try peer.send(.call(id: 2, .submit(.init(.setAuthorized(false)))))
    await bench.advance(by: 0)
    #expect(
      try peer.read().contains(
        .authorization(WireAuthorization(activities: false, frequentPushes: true))))
  }

  @Test func anActivityThatAsksForATokenGetsOne() async throws {
    let peer = try await peer()
    try peer.send(
      .call(
        id: 1,
        .submit(
          .init(
            .request(
              ActivityRequest(
                id: ActivityID("a"), app: "com.example.bakery", attributesType: "Bake",
                attributes: Data("{}".utf8), content: ActivityContentRecord(state: Data("{}".utf8)),
                pushType: .token))))))
    await bench.advance(by: 0)
    #expect(bench.driver.engine.record(ActivityID("a"))?.pushToken == Data([1, 2, 3, 4]))
    _ = try peer.read()
    try peer.send(.call(id: 2, .startToken(.init(attributesType: "Bake"))))
    await bench.advance(by: 0)
    try peer.send(.call(id: 3, .activities(.init())))
    await bench.advance(by: 0)
    guard case .answer(id: 3, .activities(let report)) = try peer.read().last else {
      Issue.record("no report came back")
      return
    }
    #expect(
      report.startTokens == [
        ActivityReport.StartToken(
          app: "com.example.bakery", attributesType: "Bake", token: Data([1, 2, 3, 4]))
      ])
    #expect(ActivityTable(report).rows.first?.cells.contains("01020304…") == true)
  }

  @Test func theProgramsWidgetIsDrawnAndStaysWhenTheProgramDies() async throws {
    var peer: ControlPeer? = try await peer(widgets: ["Bake"])
    try peer?.send(.call(id: 1, .submit(.init(request("a")))))
    await bench.advance(by: 0)
    let questions = try peer?.read().compactMap { line -> (Int, ArchiveRequest)? in
      if case .request(let id, .archive(let request)) = line { (id, request) } else { nil }
    }
    let (id, question) = try #require(questions?.first)
    #expect(question.attributesType == "Bake")
    try peer?.send(.reply(id: id, .archived(card("Four minutes left"))))
    await bench.advance(by: 0)
    await bench.press(.character("l"))
    #expect(await bench.restingText().contains("Four minutes left"))

    peer = nil
    await bench.advance(by: 1)
    #expect(bench.driver.engine.record(ActivityID("a"))?.phase == .active)
    #expect(await bench.restingText().contains("Four minutes left"))
  }

  @Test func aNewProcessOfTheProgramDrawsItsActivitiesAgain() async throws {
    var peer: ControlPeer? = try await peer(widgets: ["Bake"])
    try peer?.send(.call(id: 1, .submit(.init(request("a")))))
    await bench.advance(by: 0)
    peer = nil
    await bench.advance(by: 1)
    let next = try ControlPeer(path: path)
    try next.greet(widgets: ["Bake"])
    await bench.advance(by: 0)
    let requests = try next.read().filter { if case .request = $0 { true } else { false } }
    #expect(requests.count == 1)
  }

  @Test(arguments: [
    "garbage\n", "{}\n", "[1,2]\n", "\u{0}\u{1}\u{2}\n", #"{"id":1,"call":"submit"}"# + "\n",
    #"{"id":1,"call":"observe"}"# + "\n",
  ])
  func whatIsNoGreetingIsAnsweredAndTheNextLineServed(bytes: String) async throws {
    let peer = try ControlPeer(path: path)
    peer.send(bytes)
    await bench.advance(by: 0)
    guard case .answer(id: 0, .failed) = try peer.read().first else {
      Issue.record("nothing was said about \(bytes)")
      return
    }
    try peer.greet()
    await bench.advance(by: 0)
    #expect(try peer.read() == [.greeting(WireGreeting(app: "island", pid: getpid()))])
  }

  @Test func anotherVersionIsToldAndLetGo() async throws {
    let peer = try ControlPeer(path: path)
    peer.send(#"{"island":99,"app":"x","pid":1}"# + "\n")
    await bench.advance(by: 0)
    await bench.advance(by: 0)
    guard case .answer(id: 0, .failed(let message)) = try peer.read().first else {
      Issue.record("nothing was said")
      return
    }
    #expect(message.contains("version 1") && message.contains("99"))
    #expect(peer.isClosed)
  }

  @Test func halfALineWaitsForTheOtherHalf() async throws {
    let peer = try await peer()
    let line = try Wire.line(LineFromHost.call(id: 1, .authorization(.init())))
    peer.send(line.prefix(9))
    await bench.advance(by: 0)
    #expect(try peer.read() == [])
    peer.send(Data(line.dropFirst(9)))
    await bench.advance(by: 0)
    #expect(
      try peer.read() == [
        .answer(id: 1, .authorization(WireAuthorization(activities: true, frequentPushes: true)))
      ])
  }

  @Test func aHundredClientsAreServed() async throws {
    let peers = try (0..<100).map { _ in try ControlPeer(path: path) }
    for peer in peers {
      try peer.greet()
      try peer.send(.call(id: 1, .authorization(.init())))
    }
    await bench.advance(by: 0)
    for peer in peers { #expect(try peer.read().count == 2) }
  }

  @Test func aClientThatDoesNotGreetIsDisconnected() async throws {
    let peer = try ControlPeer(path: path)
    await bench.advance(by: 0)
    #expect(!peer.isClosed)
    await bench.advance(by: 2)
    #expect(try peer.read() == [.answer(id: 0, .failed(message: "no greeting within 2 s"))])
    #expect(peer.isClosed)
  }

  @Test func oneProgramDoesNotTakeAllConnections() async throws {
    let peers = try (0..<200).map { _ in try ControlPeer(path: path) }
    for _ in 0..<4 { await bench.advance(by: 0) }
    for peer in peers[..<128] { #expect(!peer.isClosed) }
    for peer in peers[128...] {
      #expect(peer.isClosed)
      #expect(
        try peer.read() == [
          .answer(
            id: 0,
            .failed(message: "this program already has 128 connections: close some of them"))
        ])
    }
    // Half-open connections end by themselves.
    await bench.advance(by: 2)
    _ = try await self.peer()
  }

  @Test func theLastConnectionsAreForProgramsThatHaveNone() {
    let limits = ConnectionLimits()
    #expect(limits.refusal(descriptor: 20, own: 0, all: 255) == nil)
    #expect(limits.refusal(descriptor: 20, own: 1, all: 239) == nil)
    #expect(limits.refusal(descriptor: 20, own: 1, all: 240)?.contains("240 connections") == true)
    #expect(limits.refusal(descriptor: 20, own: 0, all: 256)?.contains("256 connections") == true)
    #expect(limits.refusal(descriptor: .max, own: 0, all: 0)?.contains("ulimit -n") == true)
  }

  @Test func unfinishedLinesOfAllClientsHaveOneLimit() async throws {
    var limits = ConnectionLimits()
    limits.bufferedBytes = 1 << 18
    let runtime = RuntimeDirectory()
    let bench = PhoneBench(
      control: try ControlSocket(environment: runtime.environment), limits: limits)
    let peers = try (0..<4).map { _ in
      try ControlPeer(path: runtime.path + "/island/island.sock")
    }
    let part = Data(repeating: UInt8(ascii: "x"), count: 1 << 16)
    for (index, peer) in peers.enumerated() {
      try peer.greet()
      // The last one has the longest line.
      for _ in 0...(index / 3) { #expect(peer.send(part) == part.count) }
      // A step reads a share of what has arrived, and another thread may hold up a part.
      for _ in 0..<64 { await bench.advance(by: 0) }
    }
    #expect(peers.map(\.isClosed) == [false, false, false, true])
    guard case .answer(id: 0, .failed(let message)) = try peers[3].read().last else {
      Issue.record("no message")
      return
    }
    #expect(message.contains("unfinished lines"))
  }

  /// What a program has yet to send: a line each time the emulator reads its clock, so that lines
  /// arrive in the middle of everything that it does.
  private final class UnsentLines: Sendable {
    private let lines = Mutex<[Data]>([])
    private let descriptor = Mutex<Int32>(-1)

    func set(_ lines: [Data], to descriptor: Int32) {
      self.lines.withLock { $0 = lines.reversed() }
      self.descriptor.withLock { $0 = descriptor }
    }

    func sendOne() {
      lines.withLock { lines in
        guard let line = lines.last else { return }
        let sent = line.withUnsafeBytes { bytes in
          descriptor.withLock {
            Glibc.send($0, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
          }
        }
        if sent == line.count {
          lines.removeLast()
        } else if sent > 0 {
          lines[lines.count - 1] = line.dropFirst(sent)
        }
      }
    }
  }

  /// Everything that a program can call, in any order: a call that moves the clock must not handle
  /// the calls that follow it before those that were received together with it. The model is the
  /// last state that was sent before each question. The long form of `.ci/run` sends 100 000.
  @Test func callsAreHandledInTheOrderInWhichTheyWereSent() async throws {
    let runtime = RuntimeDirectory()
    let unsent = UnsentLines()
    let bench = PhoneBench(
      control: try ControlSocket(environment: runtime.environment),
      whenClockIsRead: { unsent.sendOne() })
    let peer = try ControlPeer(path: runtime.path + "/island/island.sock")
    try peer.greet()
    let count = LongForm.isOn ? 100_000 : 5_000
    var random = SeededGenerator(seed: 20_261_122)
    var lines = [try Wire.line(LineFromHost.call(id: 1, .submit(.init(request("a")))))]
    var expected: [Int: Int] = [:]
    var latest: Int?
    for id in 2...count {
      let content = ActivityContentRecord(state: Data(#"{"minutes":\#(id)}"#.utf8))
      let update = WireCall.submit(
        .init(.update(ActivityUpdate(id: ActivityID("a"), content: content))))
      let call: WireCall =
        switch Int.random(in: 0..<40, using: &random) {
        case 0, 1: .clock(.init(.step(Double.random(in: 0...1, using: &random))))
        case 2: .clock(.init(.rate(Double.random(in: 0.1...2, using: &random))))
        case 3: .clock(.init(.freeze))
        case 4: .clock(.init(.resume))
        case 5: .records(.init(attributesType: "Bake"))
        case 6: .authorization(.init())
        case 7: .activities(.init())
        case 8: .tap(.init(nil))
        case 9: .submit(.init(.gesture(.longPress(nil))))
        default: update
        }
      let sent = id == count ? update : call
      if sent == update { latest = id }
      if case .records = sent { expected[id] = latest }
      lines.append(try Wire.line(LineFromHost.call(id: id, sent)))
    }
    unsent.set(lines, to: peer.descriptor)
    var answered: [Int] = []
    // Each turn reads the clock more than once.
    for _ in 0..<count where answered.count < count {
      await bench.advance(by: 0)
      answered += try peer.read().compactMap { line -> Int? in
        guard case .answer(let id, let reply) = line else { return nil }
        if case .records(let records) = reply, let latest = expected[id] {
          let states = records.map { String(decoding: $0.content.state, as: UTF8.self) }
          #expect(states == [#"{"minutes":\#(latest)}"#], "call \(id)")
        }
        return id
      }
    }
    #expect(answered == Array(1...count))
    #expect(
      bench.driver.engine.record(ActivityID("a"))?.content.state
        == Data(#"{"minutes":\#(count)}"#.utf8))
  }

  @Test func requestsThatTakeLongAreHandledInSeveralTurns() async throws {
    let runtime = RuntimeDirectory()
    let bench = PhoneBench(
      control: try ControlSocket(environment: runtime.environment), secondsPerReading: 0.008)
    let peer = try ControlPeer(path: runtime.path + "/island/island.sock")
    try peer.greet()
    await bench.advance(by: 0)
    _ = try peer.read()
    for id in 1...20 { try peer.send(.call(id: id, .authorization(.init()))) }
    var answered: [Int] = []
    for turn in 0..<20 where answered.count < 20 {
      bench.session.advance(to: bench.now)
      let ids = try peer.read().compactMap { line in
        if case .answer(let id, _) = line { id } else { nil }
      }
      #expect((1...4).contains(ids.count), "turn \(turn)")
      answered += ids
      // What is left is due at once.
      if answered.count < 20 { #expect(bench.session.nextWake(after: bench.now) ?? .infinity <= 0) }
    }
    #expect(answered == Array(1...20))
  }

  @Test func aClientThatNeverReadsIsLetGoAndTheOthersServed() async throws {
    let deaf = try await peer()
    let other = try await peer()
    let question = try Wire.line(LineFromHost.call(id: 1, .records(.init(attributesType: "Bake"))))
    for number in 0..<4 {
      let state = #"{"t":"\#(String(repeating: "x", count: 3_900))"}"#
      try other.send(.call(id: number, .submit(.init(request("\(number)", state: state)))))
    }
    var turns = 0
    while !deaf.isClosed, turns < 2_000 {
      deaf.send(question)
      await bench.advance(by: 0)
      turns += 1
    }
    #expect(deaf.isClosed)
    _ = try other.read()
    try other.send(.call(id: 9, .authorization(.init())))
    await bench.advance(by: 0)
    #expect(try other.read().count == 1)
  }

  @Test func anArchiveBeyondTheLimitsIsRefusedInWords() async throws {
    let peer = try await peer(widgets: ["Bake"])
    try peer.send(.call(id: 1, .submit(.init(request("a")))))
    await bench.advance(by: 0)
    var id: Int?
    for case .request(let request, _) in try peer.read() { id = request }
    let crowd = ViewNode(
      .zstack(GuidePair(.center, .center)),
      children: Array(repeating: .empty, count: ArchiveFormat.Limit.nodes))
    var rest = try Wire.line(
      LineFromHost.reply(id: try #require(id), .archived(ActivityArchive(minimal: crowd))))
    while !rest.isEmpty {
      rest = Data(rest.dropFirst(max(peer.send(rest), 0)))
      await bench.advance(by: 0)
    }
    await bench.advance(by: 0)
    // So long a line is parsed on another thread, which wakes the run loop when it is done.
    while !events.contains(where: {
      $0.contains("more than \(ArchiveFormat.Limit.nodes) views together")
    }), !peer.isClosed {
      var entries = bench.session.descriptors.map {
        pollfd(fd: $0.fd, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&entries, nfds_t(entries.count), 20)
      await bench.advance(by: 0)
    }
    #expect(
      events.contains { $0.contains("more than \(ArchiveFormat.Limit.nodes) views together") },
      "\(events)")
    #expect(!peer.isClosed)
  }

  /// What an app would write for its widget is set from outside; the widgets draw again.
  @Test func aValueOfTheAppGroupReachesTheWidgets() async throws {
    let widget = try await peer(widgets: ["Bake"])
    try widget.send(.call(id: 1, .submit(.init(request("a")))))
    await bench.advance(by: 0)
    func requests() throws -> [(id: Int, values: [String: String]?)] {
      try widget.read().compactMap { line in
        guard case .request(let id, .archive(let request)) = line else { return nil }
        return (id, request.environment.appGroup)
      }
    }
    for request in try requests() {
      #expect(request.values == nil)
      try widget.send(.reply(id: request.id, .archived(card("before"))))
    }
    await bench.advance(by: 0)
    for (value, expected) in [("Ajax", ["home": "Ajax"]), (nil, nil)]
      as [(String?, [String: String]?)]
    {
      try widget.send(.call(id: 2, .appGroup(.init(key: "home", value: value))))
      await bench.advance(by: 0)
      let asked = try requests()
      #expect(asked.map(\.values) == [expected])
      for request in asked {
        try widget.send(.reply(id: request.id, .archived(card("after"))))
      }
      await bench.advance(by: 0)
    }
    // A call without its key is not understood, and the connection goes on.
    let call = try JSONDecoder().decode(
      WireCall.self, from: Data(#"{"call":"appGroup","key":"home"}"#.utf8))
    #expect(call == .appGroup(.init(key: "home", value: nil)))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WireCall.self, from: Data(#"{"call":"appGroup"}"#.utf8))
    }
  }

  @Test func aClientThatIsSlowGetsTheLatestStateAndNotAllOfThem() async throws {
    let slow = try await peer(widgets: ["Bake"])
    try slow.send(.call(id: 1, .submit(.init(request("a")))))
    await bench.advance(by: 0)
    for minutes in 1...40 {
      let content = ActivityContentRecord(state: Data(#"{"minutes":\#(minutes)}"#.utf8))
      try slow.send(
        .call(
          id: minutes + 1,
          .submit(.init(.update(ActivityUpdate(id: ActivityID("a"), content: content))))))
      await bench.advance(by: 0)
    }
    func requests() throws -> [(id: Int, state: String)] {
      try slow.read().compactMap { line in
        guard case .request(let id, .archive(let request)) = line else { return nil }
        return (id, String(decoding: request.state, as: UTF8.self))
      }
    }
    let first = try requests()
    #expect((1...16).contains(first.count))
    for request in first { try slow.send(.reply(id: request.id, .archived(card(request.state)))) }
    await bench.advance(by: 0)
    let second = try requests()
    #expect(second.map(\.state) == [#"{"minutes":40}"#])
    try slow.send(
      .reply(id: try #require(second.first?.id), .archived(card("the last"))))
    await bench.advance(by: 0)
    #expect(bench.session.screen.archives.archive(of: ActivityID("a")) == card("the last"))
  }

  @Test func aFloodOfUpdatesCostsNoMoreArchivesThanFrames() async throws {
    bench.session.archiveInterval = 0.025
    let peer = try await peer(widgets: ["Bake"])
    try peer.send(.call(id: 1, .submit(.init(request("a")))))
    await bench.advance(by: 0)
    var states: [String] = []
    // 100 updates in a second, each answered at once.
    for minutes in 1...100 {
      let content = ActivityContentRecord(state: Data(#"{"minutes":\#(minutes)}"#.utf8))
      try peer.send(
        .call(
          id: minutes + 1,
          .submit(.init(.update(ActivityUpdate(id: ActivityID("a"), content: content))))))
      await bench.advance(by: 0.01)
      for case .request(let id, .archive(let request)) in try peer.read() {
        states.append(String(decoding: request.state, as: UTF8.self))
        try peer.send(.reply(id: id, .archived(card("\(minutes)"))))
      }
    }
    #expect((30...41).contains(states.count))
    // The last one is not left out, and the session wakes for it by itself.
    await bench.advance(by: 0)
    let wake = bench.session.nextWake(after: bench.now)
    if states.last != #"{"minutes":100}"# {
      #expect(try #require(wake) <= bench.now.uptime + 0.025)
      await bench.advance(by: 0.025)
      for case .request(_, .archive(let request)) in try peer.read() {
        states.append(String(decoding: request.state, as: UTF8.self))
      }
    }
    #expect(states.last == #"{"minutes":100}"#)
  }

  private var events: [String] { bench.session.log.events.map(\.text) }

  @Test func aHostThatDoesNotReplyIsLetGoAndItsActivityStays() async throws {
    let peer = try await peer(widgets: ["Bake"])
    try peer.send(.call(id: 1, .submit(.init(request("a")))))
    await bench.advance(by: 0)
    await bench.advance(by: 11)
    #expect(bench.driver.engine.record(ActivityID("a"))?.phase == .active)
    #expect(peer.isClosed)
  }

  /// Random bytes, and lines with one byte wrong: the emulator answers or passes over them, and
  /// serves the next one.
  @Test func noBytesEndTheEmulator() async throws {
    var random = SeededGenerator(seed: 20_261_121)
    let good = try Wire.line(LineFromHost.call(id: 1, .submit(.init(request("fuzz")))))
    for _ in 0..<300 {
      let peer = try ControlPeer(path: path)
      var bytes = good
      if Bool.random(using: &random) {
        try peer.greet()
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: .min ... .max, using: &random)
        }
      } else {
        bytes = Data((0..<200).map { _ in UInt8.random(in: .min ... .max, using: &random) })
      }
      peer.send(bytes)
      await bench.advance(by: 0)
    }
    _ = try await peer()
  }
}
