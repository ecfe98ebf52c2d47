import Testing

@testable import CursesTerminal

@Suite struct FramePacerTests {
  private func pacer(roundTrip: Double? = 0.06, isRemote: Bool = true) -> FramePacer {
    FramePacer(isRemote: isRemote, pings: true, roundTrip: roundTrip)
  }

  @Test func pendingBytesHoldEverythingBack() {
    #expect(!pacer().canDraw(at: 0, isPending: true))
    #expect(pacer().canDraw(at: 0, isPending: false))
  }

  @Test func framesWaitForAnOverdueAnswer() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(600, at: 0)
    pacer.answered(at: 0.06)
    #expect(pacer.frameSent(600, at: 1) == true)
    #expect(pacer.canDraw(at: 1.09, isPending: false))
    #expect(!pacer.canDraw(at: 1.11, isPending: false))
    pacer.answered(at: 1.3)
    #expect(pacer.canDraw(at: 1.3, isPending: false))
  }

  @Test func noMoreThanFourAreUnderWay() {
    var pacer = pacer(roundTrip: 0.001, isRemote: false)
    for frame in 0..<4 {
      #expect(pacer.canDraw(at: 0.01 * Double(frame), isPending: false))
      _ = pacer.frameSent(600, at: 0.01 * Double(frame))
    }
    #expect(!pacer.canDraw(at: 0.04, isPending: false))
    pacer.answered(at: 0.04)
    #expect(pacer.canDraw(at: 0.04, isPending: false))
  }

  @Test func anUnknownLinkGetsOneFrame() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(600, at: 1)
    #expect(!pacer.canDraw(at: 1.03, isPending: false))
    pacer.answered(at: 1.06)
    #expect(pacer.canDraw(at: 1.06, isPending: false))
  }

  /// 5 kB/s: 500 bytes take 100 ms, and the answer comes 60 ms after that.
  @Test func longFramesShowTheSpeedOfTheLink() throws {
    var pacer = FramePacer(isRemote: true, pings: true, roundTrip: 0.05)
    _ = pacer.frameSent(700, at: 0)
    pacer.answered(at: 0.3)
    // A short frame says nothing.
    #expect(pacer.longFrameSecondsPerByte == nil)
    _ = pacer.frameSent(10_000, at: 1)
    pacer.answered(at: 1 + 0.05 + FramePacer.drawingTime + 0.5)
    let speed = try #require(pacer.longFrameSecondsPerByte)
    #expect(abs(speed - 0.5 / 10_000) < 1e-9)
  }

  @Test func framesFollowAtThePaceOfTheLink() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(600, at: 0)
    pacer.answered(at: 0.16)
    _ = pacer.frameSent(600, at: 0.2)
    #expect(!pacer.canDraw(at: 0.28, isPending: false), "the link is still busy")
    let nextOpening = pacer.nextOpening(after: 0.28) ?? 0
    #expect(nextOpening > 0.30 && nextOpening < 0.34, "and says when it will not be")
    #expect(pacer.nextOpening(after: 0.34) == nil)
    #expect(pacer.canDraw(at: 0.34, isPending: false), "though the answer is not there")
    _ = pacer.frameSent(600, at: 0.34)
    #expect(!pacer.canDraw(at: 0.42, isPending: false))
  }

  @Test func aTerminalThatNeverAnsweredIsLeftAlone() {
    var pacer = pacer(roundTrip: nil)
    _ = pacer.frameSent(600, at: 5)
    #expect(pacer.deadline == 6)
    pacer.tick(at: 5.9)
    #expect(pacer.pings)
    pacer.tick(at: 6)
    #expect(!pacer.pings)
    #expect(pacer.frameSent(600, at: 7) == false)
    #expect(pacer.canDraw(at: 99, isPending: false))
    #expect(pacer.deadline == nil)
  }

  @Test func aStalledLinkIsWaitedForLonger() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(600, at: 0)
    pacer.tick(at: 9.9)
    #expect(!pacer.canDraw(at: 9.9, isPending: false))
    pacer.tick(at: 10)
    #expect(pacer.canDraw(at: 10, isPending: false))
    #expect(pacer.frameSent(600, at: 10) == true)
  }

  @Test func withoutQuestionsThereIsNoPacing() {
    var pacer = FramePacer(isRemote: true, pings: false, roundTrip: nil)
    #expect(pacer.frameSent(600, at: 0) == false)
    #expect(pacer.canDraw(at: 0, isPending: false))
    pacer.answered(at: 1)
    #expect(pacer.shortestRoundTrip == nil)
  }

  @Test(arguments: [
    (0.001, false, 60.0), (0.02, false, 30), (0.001, true, 30), (nil, false, 60), (nil, true, 30),
  ])
  func onlyALocalTerminalGetsSixtyFrames(roundTrip: Double?, isRemote: Bool, rate: Double) {
    #expect(pacer(roundTrip: roundTrip, isRemote: isRemote).frameInterval == 1 / rate)
  }
}
