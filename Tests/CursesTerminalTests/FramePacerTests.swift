import Testing

@testable import CursesTerminal

@Suite struct FramePacerTests {
  private func pacer(roundTrip: Double? = 0.06, isRemote: Bool = true) -> FramePacer {
    FramePacer(isRemote: isRemote, requests: [.status], roundTrip: roundTrip)
  }

  @Test func pendingBytesHoldEverythingBack() {
    #expect(!pacer().canDraw(at: 0, isPending: true))
    #expect(pacer().canDraw(at: 0, isPending: false))
  }

  @Test func framesWaitForAnOverdueAnswer() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(600, at: 0)
    pacer.answered(.status, at: 0.06)
    #expect(pacer.frameSent(600, at: 1) == .status)
    #expect(pacer.canDraw(at: 1.09, isPending: false))
    #expect(!pacer.canDraw(at: 1.11, isPending: false))
    pacer.answered(.status, at: 1.3)
    #expect(pacer.canDraw(at: 1.3, isPending: false))
  }

  @Test func noMoreThanFourAreUnderWay() {
    var pacer = pacer(roundTrip: 0.001, isRemote: false)
    for frame in 0..<4 {
      #expect(pacer.canDraw(at: 0.01 * Double(frame), isPending: false))
      _ = pacer.frameSent(600, at: 0.01 * Double(frame))
    }
    #expect(!pacer.canDraw(at: 0.04, isPending: false))
    pacer.answered(.status, at: 0.04)
    #expect(pacer.canDraw(at: 0.04, isPending: false))
  }

  @Test func anUnknownLinkGetsOneFrame() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(600, at: 1)
    #expect(!pacer.canDraw(at: 1.03, isPending: false))
    pacer.answered(.status, at: 1.06)
    #expect(pacer.canDraw(at: 1.06, isPending: false))
  }

  /// 5 kB/s: 500 bytes take 100 ms, and the answer comes 60 ms after that.
  @Test func longFramesShowTheSpeedOfTheLink() throws {
    var pacer = FramePacer(isRemote: true, requests: [.status], roundTrip: 0.05)
    _ = pacer.frameSent(700, at: 0)
    pacer.answered(.status, at: 0.3)
    // A short frame says nothing.
    #expect(pacer.link.longFrameSecondsPerByte == nil)
    _ = pacer.frameSent(10_000, at: 1)
    pacer.answered(.status, at: 1 + 0.05 + LinkEstimate.drawingTime + 0.5)
    let speed = try #require(pacer.link.longFrameSecondsPerByte)
    #expect(abs(speed - 0.5 / 10_000) < 1e-9)
  }

  @Test func framesFollowAtThePaceOfTheLink() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(600, at: 0)
    pacer.answered(.status, at: 0.16)
    _ = pacer.frameSent(600, at: 0.2)
    #expect(!pacer.canDraw(at: 0.28, isPending: false), "the link is still busy")
    let nextOpening = pacer.nextOpening(after: 0.28) ?? 0
    #expect(nextOpening > 0.30 && nextOpening < 0.34, "and says when it will not be")
    #expect(pacer.nextOpening(after: 0.34) == nil)
    #expect(pacer.canDraw(at: 0.34, isPending: false), "though the answer is not there")
    _ = pacer.frameSent(600, at: 0.34)
    #expect(!pacer.canDraw(at: 0.42, isPending: false))
  }

  /// Whether or not it may still reply: no frame waits longer.
  @Test func aTerminalThatAnswersNothingWaitsAQuarterOfASecond() {
    var pacer = FramePacer(isRemote: false, requests: [], roundTrip: nil, undecidedUntil: 4)
    #expect(pacer.frameSent(600, at: 1) == nil)
    #expect(!pacer.canDraw(at: 1.2, isPending: false))
    #expect(pacer.nextOpening(after: 1.2) == 1.25)
    #expect(pacer.canDraw(at: 1.25, isPending: false))
    #expect(pacer.frameSent(600, at: 5) == nil)
    #expect(pacer.canDraw(at: 5, isPending: false), "it will never reply")
    #expect(pacer.deadline == nil)
  }

  @Test func aStalledLinkGetsFourFramesASecond() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(600, at: 0)
    #expect(!pacer.canDraw(at: 0.30, isPending: false))
    #expect(pacer.canDraw(at: 0.31, isPending: false))
    #expect(pacer.nextOpening(after: 0.2).map { abs($0 - 0.31) < 1e-9 } == true)
    _ = pacer.frameSent(600, at: 0.4)
    #expect(!pacer.canDraw(at: 0.70, isPending: false))
    #expect(pacer.canDraw(at: 0.72, isPending: false))
    pacer.tick(at: 9.9)
    #expect(pacer.outstanding(.status) == 2)
    pacer.tick(at: 10)
    #expect(pacer.outstanding(.status) == 0, "they are lost")
  }

  /// The two requests take turns: the reply to the second says that the first is lost.
  @Test func aLostReplyIsNoticedByTheNext() {
    var pacer = FramePacer(
      isRemote: false, requests: [.status, .attributes], roundTrip: 0.001)
    #expect(pacer.frameSent(600, at: 0) == .status)
    #expect(pacer.frameSent(600, at: 0.3) == .attributes)
    pacer.answered(.attributes, at: 0.301)
    #expect(pacer.outstanding(.status) == 0)
    #expect(pacer.canDraw(at: 0.302, isPending: false))
    // And the wait for it was not taken for a slow link.
    #expect((pacer.link.secondsPerByte ?? 1) < 1e-6)
    // A reply that comes twice is no reply to another request.
    #expect(pacer.frameSent(600, at: 0.4) == .status)
    pacer.answered(.attributes, at: 0.401)
    #expect(pacer.outstanding(.status) == 1)
  }

  @Test func withoutRequestsThereIsNoPacing() {
    var pacer = FramePacer(isRemote: true, requests: [], roundTrip: nil)
    #expect(pacer.frameSent(600, at: 0) == nil)
    #expect(pacer.canDraw(at: 0, isPending: false))
    pacer.answered(.status, at: 1)
    #expect(pacer.link.shortestRoundTrip == nil)
  }

  @Test func theLastReplyMayTakeFourRoundTripsAndWhatIsQueued() {
    var pacer = pacer(roundTrip: 0.3)
    #expect(pacer.link.longestReply(at: 0) == 1.2)
    _ = pacer.frameSent(1_000, at: 0)
    pacer.answered(.status, at: 0.3 + LinkEstimate.drawingTime + 1)
    _ = pacer.frameSent(2_000, at: 10)
    #expect(abs(pacer.link.longestReply(at: 10) - 3.2) < 1e-6)
  }

  @Test(arguments: [
    (0.001, false, 60.0), (0.02, false, 30), (0.001, true, 30), (nil, false, 60), (nil, true, 30),
  ])
  func onlyALocalTerminalGetsSixtyFrames(roundTrip: Double?, isRemote: Bool, rate: Double) {
    #expect(pacer(roundTrip: roundTrip, isRemote: isRemote).frameInterval == 1 / rate)
  }
}
