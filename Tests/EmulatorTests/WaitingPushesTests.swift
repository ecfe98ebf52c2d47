import ActivityModel
import Foundation
import PhoneScreen
import Testing

@testable import Emulator

/// Which pushes wait for what.
@MainActor
@Suite struct WaitingPushesTests {
  private static let now = Moment(date: PhoneBench.start, uptime: 0)

  private func push(_ number: Int, for id: String = "a") -> ReceivedPush {
    let payload = Data(#"{"aps":{"timestamp":1,"event":"end"}}"#.utf8)
    return ReceivedPush(
      delivery: PushDelivery(to: .activity(ActivityID(id)), payload: payload, id: "\(number)"),
      payload: PushPayload(payload, now: Self.now.date),
      clock: PushClock(phone: Self.now.date, ahead: 0, lead: 0),
      target: .activities([ActivityID(id)]),
      trace: PushTrace(number: number, id: "\(number)", date: Self.now.date, target: id, steps: []),
      reply: { _ in })
  }

  private func decision(
    _ answer: PushDecision.Answer, undrawn: [PushDecision.Change] = []
  ) -> PushDecision {
    PushDecision(undrawn: undrawn, answer: answer, reply: { _ in })
  }

  @Test func aDecidedPushIsInTheListsOfWhatItWaitsFor() {
    var pushes = DecidedPushes()
    #expect(pushes.deadline == nil)
    let change = PushDecision.Change(id: ActivityID("a"), revision: 1, uptime: 0)
    pushes[3] = decision(.sent, undrawn: [change])
    pushes[1] = decision(.waiting(until: 7), undrawn: [change])
    #expect(pushes.due == [] && pushes.unsettled == [1, 3] && pushes.deadline == 7)
    #expect(pushes.overdue(at: 6.9) == [] && pushes.overdue(at: 7) == [1])
    pushes[1] = decision(.due(PushResult(.delivered, summary: "")), undrawn: [change])
    #expect(pushes.due == [1] && pushes.unsettled == [1, 3] && pushes.overdue(at: 9) == [])
    #expect(pushes.deadline == 0)
    pushes[1] = decision(.sent, undrawn: [change])
    #expect(pushes.due == [] && pushes.unsettled == [1, 3] && pushes.deadline == nil)
    pushes[1] = nil
    #expect(pushes.unsettled == [3] && pushes.count == 1)
  }

  @Test func aPushIsBehindEarlierOnesToItsActivityOnly() {
    var pushes = UndecidedPushes()
    pushes.decode(push(1))
    var isBlocked = pushes.block(push(2))
    #expect(isBlocked)
    isBlocked = pushes.block(push(2, for: "b"))
    #expect(!isBlocked)
    var unblocked = pushes.takeUnblocked()
    #expect(unblocked.isEmpty && pushes.count == 2)
    let decoded = [pushes.takeDecoded(1), pushes.takeDecoded(1)]
    #expect(decoded[0]?.trace.number == 1 && decoded[1] == nil)
    unblocked = pushes.takeUnblocked()
    #expect(unblocked.map(\.trace.number) == [2] && pushes.count == 0)
    pushes.decode(push(4))
    isBlocked = pushes.block(push(3))
    #expect(!isBlocked)
  }

  @Test func thoseThatWaitedComeInTheOrderInWhichTheyWereReceived() {
    var pushes = UndecidedPushes()
    pushes.decode(push(1))
    pushes.decode(push(4, for: "b"))
    let areBlocked = [
      pushes.block(push(3)), pushes.block(push(2)), pushes.block(push(5, for: "b")),
    ]
    #expect(areBlocked == [true, true, true])
    _ = pushes.takeDecoded(1)
    var unblocked = pushes.takeUnblocked()
    #expect(unblocked.map(\.trace.number) == [2, 3])
    unblocked = pushes.takeUnblocked()
    #expect(unblocked.isEmpty && pushes.count == 2)
  }
}
