import ActivityModel
import Foundation
import HostProtocol
import Synchronization
import Testing
import ViewArchive
import WidgetKit

@MainActor
@Suite(.ownLink, .timeLimit(.minutes(30)))
struct HostLoopTests {
  /// Sends what `talk` sends and returns all replies until the host ends.
  private func conversation(
    _ talk: @Sendable @escaping (HostPeer) throws -> Void,
    answer: @Sendable @escaping (LineFromHost, HostPeer) throws -> Void = { _, peer in
    },
    host: @MainActor () -> WidgetHost = { WidgetHost(widgets: [RideWidget()]) }
  ) async throws -> [LineFromHost] {
    let peer = HostPeer(answer: answer)
    try talk(peer)
    try await peer.serve(host)
    return try await peer.replies()
  }

  /// The clock is set on the reading thread, before the requests after it are served.
  @Test func clockIsFollowedAndAnswered() async throws {
    let clock = HostClock(date: testNow, uptime: 5, rate: 60)
    let peer = HostPeer(answer: { _, _ in })
    try peer.send(.clock(clock), id: 1)
    try peer.send(.clock(nil), id: 2)
    try peer.closeInput()
    let followed = Mutex<[HostClock?]>([])
    try await peer.serve(follow: { clock in followed.withLock { $0.append(clock) } }) {
      WidgetHost(widgets: [RideWidget()])
    }
    #expect(followed.withLock { $0 } == [clock, nil])
    #expect(
      try await peer.replies() == [
        .reply(id: 1, .performed(error: nil)), .reply(id: 2, .performed(error: nil)),
      ])
  }

  @Test(arguments: ["", "1 2", "1 2 3 4", "1 2 x", "nan 0 0", "1 2 inf"])
  func clockOfAnEnvironmentIsThreeNumbers(text: String) {
    #expect(HostClock(text: text) == nil)
    let clock = HostClock(
      date: Date(timeIntervalSince1970: 1_767_260_460.25), uptime: 39_511.420936, rate: 0.1)
    #expect(HostClock(text: clock.text) == clock)
  }

  @Test func requestsAreAnsweredWithTheirNumber() async throws {
    let replies = try await conversation { peer in
      try peer.send(.archive(rideRequest()), id: 7)
      try peer.closeInput()
    }
    let archive = try WidgetHost(widgets: [RideWidget()]).archive(rideRequest())
    #expect(replies.count == 1)
    guard case .reply(id: 7, .archived(let answered)) = replies.first else {
      Issue.record("no archive came back")
      return
    }
    #expect(answered.compactLeading == archive.compactLeading)
    #expect(answered.expanded == archive.expanded)
  }

  /// The attributes of `SlowPreview`.
  nonisolated static let slow = Data(#"{"driver":"Slow"}"#.utf8)

  /// A preview that takes its time before it has stored what widgets read.
  private struct SlowPreview: _ActivityPreview {
    static func _content() async -> _ActivityPreviewContent {
      for _ in 0..<100 { await Task.yield() }
      return await _ActivityPreviewContent(
        as: .content, using: Ride(driver: "Slow"), widget: { RideWidget() },
        contentStates: { Ride.ContentState(minutes: 1) })
    }
  }

  @Test func anArchiveIsMadeWhenThePreviewsHaveRun() async throws {
    let replies = try await conversation(
      { peer in
        try peer.send(.describe(now: testNow), id: 1)
        try peer.send(.archive(rideRequest()), id: 2)
      }, answer: { line, peer in if case .reply(id: 2, _) = line { try peer.closeInput() } },
      host: { WidgetHost(widgets: [RideWidget()], previews: [SlowPreview.self]) })
    #expect(replies.map { if case .reply(let id, _) = $0 { id } else { 0 } } == [1, 2])
  }

  @Test func theDescriptionCrossesTheWire() async throws {
    let replies = try await conversation(
      { try $0.send(.describe(now: testNow), id: 1) },
      answer: { _, peer in try peer.closeInput() })
    let description = await WidgetHost(widgets: [RideWidget()]).describe(now: testNow)
    #expect(replies == [.reply(id: 1, .described(description))])
  }

  @Test func garbageIsReportedAndTheNextRequestServed() async throws {
    let replies = try await conversation { peer in
      try peer.send(Data("not json at all\n\n{\"id\":3}\n".utf8))
      var request = rideRequest()
      request.attributesType = "Walk"
      try peer.send(.archive(request), id: 4)
      try peer.closeInput()
    }
    #expect(
      Set(replies) == [
        .reply(id: 0, .failed("not a message: not json at all")),
        .reply(id: 0, .failed("not a message: {\"id\":3}")),
        .reply(id: 4, .failed("no widget has the attributes type \"Walk\"; available: \"Ride\"")),
      ])
  }

  @Test func halfALineAtTheEndIsNoMessage() async throws {
    let replies = try await conversation { peer in
      let line = try Wire.line(LineToHost.request(id: 1, .archive(rideRequest())))
      try peer.send(line.prefix(line.count / 2))
      try peer.closeInput()
    }
    #expect(replies == [])
  }

  @Test func aLineInPiecesIsOneMessage() async throws {
    let replies = try await conversation { peer in
      let line = try Wire.line(LineToHost.request(id: 1, .archive(rideRequest())))
      for byte in line { try peer.send(Data([byte])) }
      try peer.closeInput()
    }
    #expect(replies.count == 1)
    guard case .reply(id: 1, .archived) = replies.first else {
      Issue.record("no archive came back")
      return
    }
  }

  // MARK: Intents

  /// The button of the given intent in the card.
  private nonisolated static func button(_ name: String, in archive: ActivityArchive) throws
    -> IntentReference
  {
    var found: IntentReference?
    archive.lockScreen?.walk { node in
      if case .button(let reference?) = node.kind, reference.typeName == name { found = reference }
    }
    return try #require(found)
  }

  @Test func anIntentReachesTheEngineWhileItPerforms() async throws {
    let ride = ActivityRecord(
      id: ActivityID("1"), app: "app", attributesType: "Ride",
      attributes: Data(#"{"driver":"Ana"}"#.utf8),
      content: ActivityContentRecord(state: Data(#"{"minutes":4}"#.utf8)), startDate: testNow)
    let replies = try await conversation(
      { try $0.send(.archive(rideRequest()), id: 1) },
      answer: { reply, peer in
        switch reply {
        case .reply(_, .archived(let archive)):
          let intent = try Self.button("StopIntent", in: archive)
          try peer.send(.perform(PerformRequest(activityID: "1", intent: intent)), id: 2)
        case .call(let id, .records): try peer.answer(.records([ride]), to: id)
        case .call(let id, .submit): try peer.answer(.accepted, to: id)
        case .call, .reply, .greeting: try peer.closeInput()
        }
      })

    let end = ActivityEvent.end(ActivityEnd(id: ActivityID("1"), dismissal: .immediate))
    #expect(
      replies.dropFirst() == [
        .call(id: 1, .records(.init(attributesType: "Ride"))), .call(id: 2, .submit(.init(end))),
        .reply(id: 2, .performed(error: nil)),
      ])
  }

  @Test func aPeerThatDiesDuringACallLeavesNobodyWaiting() async throws {
    let replies = try await conversation(
      { try $0.send(.archive(rideRequest()), id: 1) },
      answer: { reply, peer in
        switch reply {
        case .reply(_, .archived(let archive)):
          let intent = try Self.button("StopIntent", in: archive)
          try peer.send(.perform(PerformRequest(activityID: "1", intent: intent)), id: 2)
        case .call, .reply, .greeting: try peer.closeInput()
        }
      })
    #expect(replies.contains(.call(id: 1, .records(.init(attributesType: "Ride")))))
  }

  @Test func whatAnIntentThrowsIsTold() async throws {
    let replies = try await conversation(
      { try $0.send(.archive(rideRequest()), id: 1) },
      answer: { reply, peer in
        switch reply {
        case .reply(_, .archived(let archive)):
          let intent = try Self.button("FailingIntent", in: archive)
          try peer.send(.perform(PerformRequest(activityID: "1", intent: intent)), id: 2)
        case .call, .reply, .greeting: try peer.closeInput()
        }
      })
    #expect(replies.last == .reply(id: 2, .performed(error: "OutOfFuel()")))
  }

  @Test func aButtonThatIsGoneSaysSo() async throws {
    let intent = IntentReference(id: "x", typeName: "OldIntent", title: "Old")
    let replies = try await conversation(
      { try $0.send(.perform(PerformRequest(activityID: "1", intent: intent)), id: 5) },
      answer: { _, peer in try peer.closeInput() })
    #expect(
      replies == [
        .reply(
          id: 5,
          .performed(
            error: "the activity's current archives have no button with the intent OldIntent"))
      ])
  }
}
