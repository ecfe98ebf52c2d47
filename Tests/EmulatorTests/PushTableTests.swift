import ActivityModel
import Foundation
import PhoneScreen
import Testing

@testable import Emulator

/// Which pushes wait for what.
@MainActor
@Suite struct PushTableTests {
  private static let now = Moment(date: PhoneBench.start, uptime: 0)

  private func content(_ number: Int, for id: String = "a") -> PushState.Content {
    let payload = Data(#"{"aps":{"timestamp":1,"event":"end"}}"#.utf8)
    return PushState.Content(
      delivery: PushDelivery(to: .activity(ActivityID(id)), payload: payload, id: "\(number)"),
      payload: PushPayload(payload, now: Self.now.date),
      clock: PushClock(phone: Self.now.date, ahead: 0, lead: 0),
      target: .activities([ActivityID(id)]),
      trace: PushTrace(number: number, id: "\(number)", date: Self.now.date, target: id, steps: []),
      reply: { _ in })
  }

  private func decided(
    _ answer: PushState.Answer, undrawn: [PushState.Change] = []
  ) -> PushState {
    .decided(.init(undrawn: undrawn, answer: answer, reply: { _ in }))
  }

  @Test func eachStateIsInTheListsOfWhatItWaitsFor() {
    var table = PushTable()
    #expect(table.deadline == nil)
    table[3] = .blocked(content(3))
    table[1] = .blocked(content(1))
    table[2] = .decoding(content(2))
    #expect(table.blocked == [1, 3] && table.due == [] && table.unsettled == [])
    let change = PushState.Change(id: ActivityID("a"), revision: 1, uptime: 0)
    table[1] = decided(.waiting(until: 7), undrawn: [change])
    #expect(table.blocked == [3] && table.unsettled == [1] && table.deadline == 7)
    #expect(table.overdue(at: 6.9) == [] && table.overdue(at: 7) == [1])
    table[1] = decided(.due(PushResult(.delivered, summary: "")), undrawn: [change])
    #expect(table.due == [1] && table.unsettled == [1] && table.overdue(at: 9) == [])
    #expect(table.deadline == 0)
    table[1] = decided(.sent, undrawn: [change])
    #expect(table.due == [] && table.unsettled == [1] && table.deadline == nil)
    table[1] = nil
    #expect(table.unsettled == [] && table.count == 2)
  }

  @Test func aPushIsBehindEarlierOnesToItsActivityOnly() {
    var table = PushTable()
    table[1] = .decoding(content(1))
    #expect(table.isBehindOthers(content(2)))
    #expect(!table.isBehindOthers(content(2, for: "b")))
    table[1] = decided(.sent)
    table[3] = .decoding(content(3))
    #expect(!table.isBehindOthers(content(2)))
  }
}
