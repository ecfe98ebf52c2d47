import Foundation
import Testing

@testable import Gallery

struct MatchTests {
  private let kickOff = Date(timeIntervalSince1970: 1_735_732_800)

  private var fresh: MatchAttributes.ContentState {
    MatchAttributes.ContentState(
      homeScore: 0, awayScore: 0, phase: .firstHalf, clockStart: kickOff, events: [])
  }

  @Test func onlyGoalsCount() {
    var state = fresh
    state.record(.goal, .away, player: "大西", at: kickOff + 60)
    state.record(.yellowCard, .home, player: "田中", at: kickOff + 70)
    state.record(.goal, .home, player: "中村", at: kickOff + 80)
    state.record(.goal, .away, player: "大西", at: kickOff + 90)
    #expect(state.score == "1–2")
  }

  @Test func theNewestEventComesFirstAndTheFourthIsForgotten() {
    var state = fresh
    for (minute, player) in ["A", "B", "C", "D"].enumerated() {
      state.record(.yellowCard, .home, player: player, at: kickOff + 60 * Double(minute))
    }
    #expect(state.events.map(\.player) == ["D", "C", "B"])
    #expect(state.events.map(\.minuteLabel) == ["4'", "3'", "2'"])
  }

  @Test func minutesAfterTheNinetiethAreAddedTime() {
    let event = MatchEvent(kind: .goal, side: .home, minute: 93, player: "中村")
    #expect(event.minuteLabel == "90+3'")
  }
}
