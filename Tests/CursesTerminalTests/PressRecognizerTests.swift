import CursesTerminal
import Testing

@Suite struct PressRecognizerTests {
  /// One press under a keyboard: how long it waits before it repeats, how fast it then does.
  struct Hold: CustomTestStringConvertible {
    var delay: Double
    var rate: Double
    var longAt: Double
    var testDescription: String { "\(delay) ms, \(rate) Hz" }
  }

  /// Feeds moments (in milliseconds) of presses, ticking whenever the recogniser wants to, until
  /// `end`; says what came out and when.
  private func outcomes(
    _ recognizer: inout PressRecognizer, presses: [Double], end: Double
  ) -> [(PressOutcome, Int)] {
    var found: [(PressOutcome, Int)] = []
    func note(_ outcomes: [PressOutcome], _ time: Double) {
      found += outcomes.map { ($0, Int((time * 1000).rounded())) }
    }
    for moment in presses.map({ $0 / 1000 }) + [end / 1000] {
      while let deadline = recognizer.deadline, deadline <= moment {
        note(recognizer.tick(at: deadline), deadline)
      }
      if moment < end / 1000 { note(recognizer.down(at: moment), moment) }
    }
    return found
  }

  @Test(arguments: [
    Hold(delay: 660, rate: 25, longAt: 740), Hold(delay: 500, rate: 30, longAt: 567),
    Hold(delay: 375, rate: 11, longAt: 557), Hold(delay: 225, rate: 66, longAt: 301),
  ])
  func repeatsMakeALongPress(_ hold: Hold) {
    var recognizer = PressRecognizer(reportsRelease: false)
    let presses = [0] + (0..<60).map { hold.delay + Double($0) * 1000 / hold.rate }
    let last = presses[presses.count - 1]
    let found = outcomes(&recognizer, presses: presses, end: last + 1000)
    #expect(found.map(\.0) == [.began, .long, .ended])
    #expect(found[1].1 == Int(hold.longAt))
    #expect(found[2].1 == Int((last + 400).rounded()))
  }

  @Test(arguments: [1, 2, 3, 4], [150.0, 165, 180])
  func quickTapsAreOneTap(count: Int, gap: Double) {
    var recognizer = PressRecognizer(reportsRelease: false)
    let found = outcomes(&recognizer, presses: (0..<count).map { Double($0) * gap }, end: 3000)
    #expect(found.map(\.0) == [.began, .tap])
    #expect(found[1].1 == 700)
  }

  @Test func theKeyboardsOwnDelayIsLearned() {
    var recognizer = PressRecognizer(reportsRelease: false)
    let hold = [0, 375, 410, 445, 480].map { $0 + 0.0 }
    _ = outcomes(&recognizer, presses: hold, end: 2000)
    #expect(recognizer.repeatDelay < 0.6)
    let found = outcomes(&recognizer, presses: [3000], end: 5000)
    #expect(found.map(\.0) == [.began, .tap])
    #expect(found[1].1 == 3000 + Int((recognizer.repeatDelay * 1000).rounded()))
  }

  @Test func releasesMakeTheThresholdExact() {
    var recognizer = PressRecognizer(reportsRelease: true)
    #expect(recognizer.down(at: 1) == [.began])
    #expect(recognizer.deadline == 1.5)
    #expect(recognizer.tick(at: 1.499).isEmpty)
    #expect(recognizer.tick(at: 1.5) == [.long])
    #expect(recognizer.deadline == nil)
    #expect(recognizer.down(at: 1.54).isEmpty)
    #expect(recognizer.up(at: 4) == [.ended])
    #expect(!recognizer.isPressed)
  }

  @Test func anEarlyReleaseIsATap() {
    var recognizer = PressRecognizer(reportsRelease: true)
    _ = recognizer.down(at: 1)
    #expect(recognizer.up(at: 1.4) == [.tap])
  }

  @Test func aReleaseReadLateStillMakesALongPress() {
    var recognizer = PressRecognizer(reportsRelease: true)
    _ = recognizer.down(at: 1)
    #expect(recognizer.up(at: 1.6) == [.long, .ended])
  }

  @Test(arguments: [true, false])
  func cancellingEndsAPressWithoutATap(reportsRelease: Bool) {
    var recognizer = PressRecognizer(reportsRelease: reportsRelease)
    #expect(recognizer.cancel().isEmpty)
    _ = recognizer.down(at: 0)
    #expect(recognizer.cancel() == [.cancelled])
    #expect(recognizer.deadline == nil)
    #expect(recognizer.tick(at: 10).isEmpty)
    #expect(recognizer.up(at: 10).isEmpty)
  }

  @Test func aDelayOfASecondIsATapThenALongPress() {
    var recognizer = PressRecognizer(reportsRelease: false)
    let presses = [0] + (0..<20).map { 1000 + Double($0) * 40 }
    let found = outcomes(&recognizer, presses: presses, end: 4000)
    #expect(found.map(\.0) == [.began, .tap, .began, .long, .ended])
  }

  @Test func anotherKeyDecidesWhatWasPressedBefore() {
    var recognizer = PressRecognizer(reportsRelease: false)
    _ = recognizer.down(at: 0)
    #expect(recognizer.interrupt() == [.tap])
    #expect(recognizer.interrupt().isEmpty)
    for time in [1, 1.66, 1.7, 1.74] { _ = recognizer.down(at: time) }
    #expect(recognizer.interrupt() == [.ended])
    // With releases nothing is left to be guessed.
    var exact = PressRecognizer(reportsRelease: true)
    _ = exact.down(at: 0)
    #expect(exact.interrupt().isEmpty)
  }

  @Test func aTerminalThatGrantsNoReleasesIsFollowed() {
    var recognizer = PressRecognizer(reportsRelease: true)
    _ = recognizer.down(at: 0)
    #expect(recognizer.follow(reportsRelease: false) == [.cancelled])
    #expect(recognizer.follow(reportsRelease: false).isEmpty)
    _ = recognizer.down(at: 1)
    #expect(recognizer.up(at: 1.1).isEmpty)
    #expect(recognizer.deadline == 1.7)
  }
}
