import Testing

@testable import JavaScript

struct ScriptPulseTests {
  @Test func asksNowAndThen() {
    var pulse = ScriptPulse(least: 0, at: 100)
    #expect(pulse.beat(at: 101) == .nothing)
    #expect(pulse.beat(at: 102) == .ask(-1))
    #expect(pulse.beat(at: 103) == .nothing)
    pulse.answered(-1, at: 103)
    #expect(pulse.beat(at: 104) == .nothing)
    #expect(pulse.beat(at: 105) == .ask(-2))
  }

  @Test func aScriptThatDoesNotAnswerHangs() {
    var pulse = ScriptPulse(least: 0, at: 0)
    #expect(pulse.beat(at: 2) == .ask(-1))
    pulse.answered(-7, at: 3)
    #expect(pulse.beat(at: 11) == .nothing)
    #expect(pulse.beat(at: 12) == .hangs(10))
  }

  @Test func aUserCanAllowMore() {
    var pulse = ScriptPulse(least: 60, at: 0)
    #expect(pulse.beat(at: 2) == .ask(-1))
    #expect(pulse.beat(at: 50) == .nothing)
    #expect(pulse.beat(at: 62) == .hangs(60))
  }
}
