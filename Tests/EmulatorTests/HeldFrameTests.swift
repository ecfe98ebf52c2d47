import CursesTerminal
import Synchronization
import Testing

@testable import Emulator

@MainActor
@Suite struct HeldFrameTests {
  private func display(canPresent: Bool) -> Display {
    var display = Display()
    display.canPresent = { _ in canPresent }
    return display
  }

  /// A link that takes no frame wakes the loop by itself when it does: asking again and again would
  /// keep the machine busy for as long as the link is.
  @Test func aFrameThatTheLinkDoesNotTakeIsNotWaitedForBusily() async throws {
    let bench = PhoneBench(starts: ["Tea Time"])
    await bench.advance(by: 3)
    await bench.press(.character("e"))
    try #require(bench.session.isMoving(at: bench.now))
    let clock = EmulatorClock { [now = bench.now] in now }
    let free = RunLoop(client: bench.session, display: display(canPresent: true), clock: clock)
    #expect(free.timeout(at: bench.now) == 0)
    let held = RunLoop(client: bench.session, display: display(canPresent: false), clock: clock)
    #expect((held.timeout(at: bench.now) ?? 1) > 0.02)
  }
}
