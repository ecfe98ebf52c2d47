import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// What becomes of push tokens: PUSH-7 to PUSH-10.
struct TokenTests {
  private let target = PushToken.Target.activity("A")

  private func running() -> Scenario {
    var scenario = Scenario()
    scenario.start("A", pushType: .token, at: 0)
    scenario.issue([1, 2], to: target)
    return scenario
  }

  @Test func aTokenLeadsToItsActivity() {
    let scenario = running()
    #expect(scenario.engine.target(of: Data([1, 2])) == target)
    #expect(scenario.engine.target(of: Data([1])) == nil)
    #expect(scenario.engine.retiredToken(Data([1, 2])) == nil)
  }

  @Test func aNewTokenRetiresTheOldOne() throws {
    var scenario = running()
    scenario.issue([3], to: target)
    #expect(scenario.engine.target(of: Data([3])) == target)
    #expect(scenario.engine.target(of: Data([1, 2])) == nil)
    let retired = try #require(scenario.engine.retiredToken(Data([1, 2])))
    #expect(retired.reason == .replaced)
    #expect(retired.token.target == target)
  }

  @Test func theEndRetiresTheToken() throws {
    var scenario = running()
    scenario.end("A", at: 50)
    let retired = try #require(scenario.engine.retiredToken(Data([1, 2])))
    #expect(retired.reason == .ended)
    #expect(retired.date == Scenario.date(50))
  }

  @Test func theLongestDurationLetsItExpire() throws {
    var scenario = running()
    scenario.handle(.tick, at: 9 * 3_600)
    let retired = try #require(scenario.engine.retiredToken(Data([1, 2])))
    #expect(retired.reason == .expired)
    #expect(retired.date == Scenario.date(8 * 3_600))
  }

  @Test(arguments: [RetiredToken.Reason.expired, .invalidated])
  func aPersonRevokesIt(_ reason: RetiredToken.Reason) {
    var scenario = running()
    scenario.handle(.revokeToken(target, reason))
    #expect(scenario.effects == [.tokenChanged(target, nil)])
    #expect(scenario.engine.record("A")?.pushToken == nil)
    #expect(scenario.engine.retiredToken(Data([1, 2]))?.reason == reason)
    #expect(scenario.engine.wasRevoked(target))
    scenario.handle(.revokeToken(target, reason))
    #expect(scenario.effects.isEmpty)
  }

  @Test func startTokensRetireToo() {
    var scenario = running()
    let start = PushToken.Target.start(app: "App", attributesType: "T")
    scenario.issue([7], to: start)
    #expect(scenario.engine.target(of: Data([7])) == start)
    scenario.handle(.uninstall("App"))
    #expect(scenario.engine.retiredToken(Data([7]))?.reason == .ended)
  }

  @Test func theOldestOfManyAreForgotten() {
    var scenario = running()
    for byte in 0..<300 { scenario.issue([9, UInt8(byte / 256), UInt8(byte % 256)], to: target) }
    #expect(scenario.engine.retiredToken(Data([1, 2])) == nil)
    #expect(scenario.engine.retiredToken(Data([9, 1, 0])) != nil)
  }
}
