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
    #expect(pacer.frameSent(at: 1) == true)
    #expect(pacer.canDraw(at: 1.09, isPending: false))
    #expect(!pacer.canDraw(at: 1.11, isPending: false))
    pacer.answered(at: 1.3)
    #expect(pacer.canDraw(at: 1.3, isPending: false))
  }

  @Test func noMoreThanFourAreUnderWay() {
    var pacer = pacer()
    for frame in 0..<4 {
      #expect(pacer.canDraw(at: 0.01 * Double(frame), isPending: false))
      _ = pacer.frameSent(at: 0.01 * Double(frame))
    }
    #expect(!pacer.canDraw(at: 0.04, isPending: false))
    pacer.answered(at: 0.065)
    #expect(pacer.canDraw(at: 0.065, isPending: false))
  }

  @Test func aTerminalThatNeverAnsweredIsLeftAlone() {
    var pacer = pacer(roundTrip: nil)
    _ = pacer.frameSent(at: 5)
    #expect(pacer.deadline == 6)
    pacer.tick(at: 5.9)
    #expect(pacer.pings)
    pacer.tick(at: 6)
    #expect(!pacer.pings)
    #expect(pacer.frameSent(at: 7) == false)
    #expect(pacer.canDraw(at: 99, isPending: false))
    #expect(pacer.deadline == nil)
  }

  @Test func aStalledLinkIsWaitedForLonger() {
    var pacer = pacer(roundTrip: 0.06)
    _ = pacer.frameSent(at: 0)
    pacer.tick(at: 9.9)
    #expect(!pacer.canDraw(at: 9.9, isPending: false))
    pacer.tick(at: 10)
    #expect(pacer.canDraw(at: 10, isPending: false))
    #expect(pacer.frameSent(at: 10) == true)
  }

  @Test func withoutQuestionsThereIsNoPacing() {
    var pacer = FramePacer(isRemote: true, pings: false, roundTrip: nil)
    #expect(pacer.frameSent(at: 0) == false)
    #expect(pacer.canDraw(at: 0, isPending: false))
    pacer.answered(at: 1)
    #expect(pacer.quickest == nil)
  }

  @Test(arguments: [
    (0.001, false, 60.0), (0.02, false, 30), (0.001, true, 30), (nil, false, 60), (nil, true, 30),
  ])
  func onlyALocalTerminalGetsSixtyFrames(roundTrip: Double?, isRemote: Bool, rate: Double) {
    #expect(pacer(roundTrip: roundTrip, isRemote: isRemote).frameInterval == 1 / rate)
  }

  /// A morph of 33 frames over a link that takes `rate` bytes a second and answers after 60 ms:
  /// the last frame must have arrived within the time given, not seconds after.
  @Test(arguments: [(5_000.0, 1.6), (10_000, 1.2), (200_000, 0.8)])
  func aSlowLinkGetsFewerFramesAndStaysClose(rate: Double, latest: Double) {
    var pacer = pacer(roundTrip: 0.06)
    var (answers, linkFreeAt, sent, arrived) = ([Double](), 0.0, 0, 0.0)
    var isFinalShown = false
    for step in 0..<5000 where !isFinalShown || !answers.isEmpty {
      let now = Double(step) * 0.001
      while let first = answers.first, first <= now { pacer.answered(at: answers.removeFirst()) }
      let isDue = step.isMultiple(of: 33) || now >= 0.55
      guard !isFinalShown, isDue, pacer.canDraw(at: now, isPending: false) else { continue }
      _ = pacer.frameSent(at: now)
      sent += 1
      linkFreeAt = max(linkFreeAt, now) + 800 / rate
      arrived = linkFreeAt + 0.03
      answers.append(linkFreeAt + 0.06)
      isFinalShown = now >= 0.55
    }
    #expect(isFinalShown)
    #expect(arrived < latest, "\(sent) frames")
    #expect(pacer.outstanding == 0)
  }
}
