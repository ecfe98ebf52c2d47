import CellRaster
import CursesTerminal
import Testing

@Suite struct PointerRecognizerTests {
  /// One thing that happens to the button, in milliseconds and cells.
  struct Move: Sendable {
    var time: Double
    var phase: MouseEvent.Phase
    var column: Int
    var row = 10

    init(_ time: Double, _ phase: MouseEvent.Phase, _ column: Int, _ row: Int = 10) {
      (self.time, self.phase, self.column, self.row) = (time, phase, column, row)
    }
  }

  private static func point(_ column: Int, _ row: Int = 10) -> CellPoint {
    CellPoint(column: column, row: row)
  }

  /// What comes out, ticking whenever the recogniser wants to.
  private func outcomes(_ moves: [Move]) -> [PointerRecognizer.Outcome] {
    var recognizer = PointerRecognizer()
    var found: [PointerRecognizer.Outcome] = []
    for move in moves {
      let time = move.time / 1000
      while let deadline = recognizer.deadline, deadline <= time {
        found += recognizer.tick(at: deadline)
      }
      found += recognizer.handle(
        MouseEvent(move.phase, at: Self.point(move.column, move.row)), at: time)
    }
    return found
  }

  /// The outcomes but for where drags were on their way.
  private func names(_ moves: [Move]) -> [String] {
    outcomes(moves).map { outcome in
      switch outcome {
      case .began: "began"
      case .tap: "tap"
      case .long: "long"
      case .drag(let drag): "drag \(drag.phase)"
      case .swipe(let direction, _): "swipe \(direction)"
      case .ended: "ended"
      }
    }
  }

  @Test func aClickIsATap() {
    #expect(
      outcomes([Move(0, .down, 20), Move(499, .up, 20)]) == [
        .began(Self.point(20)), .tap(Self.point(20)), .ended,
      ])
  }

  @Test func halfASecondIsALongPress() {
    var recognizer = PointerRecognizer()
    _ = recognizer.handle(MouseEvent(.down, at: Self.point(20)), at: 1)
    #expect(recognizer.deadline == 1.5)
    #expect(recognizer.tick(at: 1.499).isEmpty)
    #expect(recognizer.tick(at: 1.5) == [.long(Self.point(20))])
    #expect(recognizer.handle(MouseEvent(.up, at: Self.point(20)), at: 3) == [.ended])
    #expect(recognizer.deadline == nil)
  }

  @Test func aTrembleIsNoDrag() {
    let moves = [Move(0, .down, 20), Move(50, .drag, 21), Move(90, .drag, 20, 11)]
    #expect(names(moves + [Move(100, .up, 20, 11)]) == ["began", "tap", "ended"])
    #expect(names(moves + [Move(600, .up, 20, 11)]) == ["began", "long", "ended"])
  }

  @Test func aDragTellsEachCellAndItsSpeedAtTheEnd() {
    let found = outcomes([
      Move(0, .down, 20), Move(100, .drag, 18), Move(150, .drag, 16), Move(200, .drag, 14),
      Move(200, .up, 14),
    ])
    #expect(
      found == [
        .began(Self.point(20)),
        .drag(PointerDrag(.began, from: Self.point(20), to: Self.point(18))),
        .drag(PointerDrag(.moved, from: Self.point(20), to: Self.point(16))),
        .drag(PointerDrag(.moved, from: Self.point(20), to: Self.point(14))),
        .drag(
          PointerDrag(
            .ended, from: Self.point(20), to: Self.point(14), velocity: .init(x: -320, y: 0))),
        .swipe(.left, Self.point(20)), .ended,
      ])
  }

  struct Swipe: Sendable {
    var to: (column: Int, row: Int)
    /// Milliseconds between the cells.
    var pace: Double
    var direction: String?
  }

  @Test(arguments: [
    Swipe(to: (24, 10), pace: 200, direction: "swipe right"),
    Swipe(to: (16, 10), pace: 200, direction: "swipe left"),
    Swipe(to: (20, 8), pace: 200, direction: "swipe up"),
    Swipe(to: (20, 12), pace: 200, direction: "swipe down"),
    // Further across than up, in points.
    Swipe(to: (27, 7), pace: 200, direction: "swipe right"),
    Swipe(to: (23, 7), pace: 200, direction: "swipe up"),
    // Too short, unless it is quick.
    Swipe(to: (23, 10), pace: 200, direction: nil),
    Swipe(to: (23, 10), pace: 20, direction: "swipe right"),
  ])
  func farOrQuickIsASwipe(_ swipe: Swipe) {
    let steps = max(abs(swipe.to.column - 20), abs(swipe.to.row - 10))
    let moves = (1...steps).map { step in
      Move(
        Double(step) * swipe.pace, .drag, 20 + (swipe.to.column - 20) * step / steps,
        10 + (swipe.to.row - 10) * step / steps)
    }
    let end = Move(Double(steps) * swipe.pace, .up, swipe.to.column, swipe.to.row)
    let found = names([Move(0, .down, 20)] + moves + [end])
    #expect(found.first { $0.hasPrefix("swipe") } == swipe.direction)
    #expect(found.last == "ended")
  }

  @Test func withoutReportsOfMotionTheReleaseTellsOfIt() {
    #expect(
      names([Move(0, .down, 20), Move(200, .up, 30)])
        == ["began", "drag began", "drag ended", "swipe right", "ended"])
  }

  @Test func whatIsCancelledSaysSoOnce() {
    var recognizer = PointerRecognizer()
    #expect(recognizer.cancel().isEmpty)
    _ = recognizer.handle(MouseEvent(.down, at: Self.point(20)), at: 0)
    #expect(recognizer.cancel() == [.ended])
    _ = recognizer.handle(MouseEvent(.down, at: Self.point(20)), at: 1)
    _ = recognizer.handle(MouseEvent(.drag, at: Self.point(30)), at: 1.1)
    #expect(
      recognizer.cancel() == [
        .drag(PointerDrag(.cancelled, from: Self.point(20), to: Self.point(30))), .ended,
      ])
    #expect(recognizer.handle(MouseEvent(.up, at: Self.point(30)), at: 2).isEmpty)
    #expect(recognizer.tick(at: 3).isEmpty)
  }

  @Test func aLostReleaseDoesNotSpoilTheNextPress() {
    #expect(
      names([Move(0, .down, 20), Move(300, .down, 40), Move(400, .up, 40)])
        == ["began", "ended", "began", "tap", "ended"])
  }

  @Test func otherButtonsAreNoFinger() {
    var recognizer = PointerRecognizer()
    for button in [MouseEvent.Button.middle, .right] {
      let event = MouseEvent(.down, button: button, at: Self.point(1))
      #expect(recognizer.handle(event, at: 0).isEmpty)
    }
  }
}
