import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen
import Testing

@testable import Emulator

/// Scripts that wait until the phone is as they expect.
@MainActor
struct ExpectationTests {
  private let bench: PhoneBench
  private let runtime = RuntimeDirectory()
  private let peer: ControlPeer

  init() async throws {
    let runtime = self.runtime
    bench = PhoneBench(
      look: Self.still, control: try ControlSocket(environment: runtime.environment))
    peer = try ControlPeer(path: runtime.path + "/island/island.sock")
    try peer.greet()
    await bench.advance(by: 0)
    _ = try peer.read()
  }

  /// Nothing moves.
  private static var still: RenderStyle {
    RenderStyle(motion: .none)
  }

  private func wait(for condition: WireCondition, seconds: Double = 30) async throws {
    try peer.send(.call(id: 1, .wait(.init(condition, seconds: seconds))))
    await bench.advance(by: 0)
  }

  private func request(_ id: String, pushType: PushTypeRecord? = nil) -> ActivityEvent {
    .request(
      ActivityRequest(
        id: ActivityID(id), app: "com.example.bakery", attributesType: "Bake",
        attributes: Data("{}".utf8), content: ActivityContentRecord(state: Data("{}".utf8)),
        pushType: pushType))
  }

  @Test func whatIsThereAlreadyIsAnsweredAtOnce() async throws {
    bench.driver.submit(request("a"))
    try await wait(for: .activity("Bake"))
    #expect(try peer.read() == [.answer(id: 1, .accepted)])
    #expect(bench.session.requests.expectations.deadline == nil)
  }

  @Test func anActivityIsAnsweredInTheStepInWhichItStarts() async throws {
    try await wait(for: .activity("bake"))
    #expect(try peer.read() == [])
    bench.driver.submit(request("a"))
    await bench.advance(by: 0)
    #expect(try peer.read() == [.answer(id: 1, .accepted)])
  }

  @Test func aTokenIsAnsweredWhenItIsThere() async throws {
    bench.driver.submit(request("a"))
    try await wait(for: .token("Bake"))
    #expect(try peer.read() == [])
    bench.driver.submit(request("b", pushType: .token))
    await bench.advance(by: 0)
    // The phone issues it.
    await bench.advance(by: 1)
    #expect(try peer.read() == [.answer(id: 1, .accepted)])
    #expect(bench.driver.engine.record(ActivityID("b"))?.pushToken != nil)
  }

  @Test func aTextIsAnsweredWhenItComesAndWhenItGoes() async throws {
    try await wait(for: .text("nobody draws this"), seconds: 5)
    try peer.send(.call(id: 2, .wait(.init(.noText("No Live Activities"), seconds: 5))))
    await bench.advance(by: 1)
    #expect(try peer.read() == [])
    bench.driver.submit(request("a"))
    await bench.advance(by: 1)
    #expect(try peer.read() == [.answer(id: 2, .accepted)])
    await bench.advance(by: 5)
    guard case .answer(id: 1, .failed(let message)) = try peer.read().first else {
      Issue.record("it is not told that the time is over")
      return
    }
    #expect(message.hasPrefix("expected 'nobody draws this', which is not on the screen:\n"))
    #expect(message.contains("Activities") && message.contains("started"))
  }

  @Test(
    arguments: [
      (.activity("Pizza"), "no activity 'Pizza': 'island activities' lists them all"),
      (.token("Pizza"), "no activity 'Pizza': 'island activities' lists them all"),
      (.startToken("Pizza"), "no push-to-start token of 'Pizza': 'island tokens' lists all"),
      (.noText("iPhone"), "'iPhone' is still on the screen"),
    ] as [(WireCondition, String)])
  func atTheEndOfTheTimeItIsSaidWhatIsMissing(condition: WireCondition, message: String)
    async throws
  {
    try await wait(for: condition, seconds: 10)
    #expect(bench.session.requests.expectations.deadline == bench.now.uptime + 10)
    await bench.advance(by: 9)
    #expect(try peer.read() == [])
    await bench.advance(by: 1)
    #expect(try peer.read() == [.answer(id: 1, .failed(message: message))])
    #expect(bench.session.requests.expectations.deadline == nil)
  }

  @Test func anActivityWithoutATokenIsNamed() async throws {
    bench.driver.submit(request("a"))
    try await wait(for: .token("Bake"), seconds: 1)
    await bench.advance(by: 1)
    guard case .answer(id: 1, .failed(let message)) = try peer.read().first else {
      Issue.record("no answer")
      return
    }
    #expect(message.contains("has no push token: an app asks for one with 'pushType: .token'"))
  }

  /// The frame of the phone alone is the same a day later; the whole one is not.
  @Test(arguments: [false, true])
  func theFrameOfThePhoneDoesNotTellTheTime(isLocked: Bool) async throws {
    bench.driver.submit(.setLocked(isLocked))
    bench.driver.submit(request("a"))
    await bench.advance(by: 1)
    func frame(_ part: WireCall.Frame.Part?) async throws -> [String] {
      try peer.send(.call(id: 7, .frame(.init(styled: false, part: part))))
      await bench.advance(by: 0)
      guard case .answer(id: 7, .frame(let lines)) = try peer.read().first else {
        Issue.record("no frame")
        return []
      }
      return lines
    }
    let (whole, phone) = (try await frame(nil), try await frame(.phone))
    await bench.advance(by: 3600 + 60)
    #expect(try await frame(nil) != whole)
    #expect(try await frame(.phone) == phone)
    let text = phone.joined(separator: "\n")
    #expect(whole.joined(separator: "\n").contains("9:41"))
    #expect(!text.contains("9:41") && !text.contains("Activities") && !text.contains("? help"))
    #expect(text.contains { !$0.isWhitespace } && (phone.map(\.count).max() ?? 0) < 60)
  }
}
