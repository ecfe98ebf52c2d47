import CellRaster
import Testing
import ViewArchive

@testable import PhoneScreen

/// The island's outline as a function of time.
struct IslandMotionTests {
  private static let geometry = IslandGeometry(columns: 50, panelColumns: 46, sidesLimit: 25)
  private let geometry = Self.geometry

  private static let forms: [IslandShape] = [
    geometry.idle, geometry.compact(side: 6), geometry.compact(side: 15),
    geometry.split(attached: 5, detached: [5]), geometry.split(attached: 6, detached: [6, 5]),
    geometry.expanded(rows: 5), geometry.expanded(rows: 10),
  ]

  private static let ways: [(IslandShape, IslandShape)] = forms.flatMap { from in
    forms.filter { $0 != from }.map { (from, $0) }
  }

  /// A bubble that moves into the expanded island is not seen at its round corner.
  @Test(arguments: forms)
  func aBubbleEndsInsideOfTheBody(form: IslandShape) throws {
    let body = try #require(form.body)
    let bubble = body.tucked
    let corner = min(body.radius, (body.maxY - body.minY) / 2)
    let center = (x: (bubble.minX + bubble.maxX) / 2, y: (bubble.minY + bubble.maxY) / 2)
    let (dx, dy) = (
      max(center.x - (body.maxX - corner), 0), max(body.minY + corner - center.y, 0)
    )
    #expect((dx * dx + dy * dy).squareRoot() + bubble.radius <= corner + 1e-9)
    #expect(bubble.minX >= body.minX && bubble.maxY <= body.maxY)
  }

  /// The distance of the furthest edge, in points.
  private func distance(_ left: IslandShape, _ right: IslandShape) -> Double {
    func edges(_ body: IslandShape.Body) -> [Double] {
      [body.minX, body.maxX, body.minY, body.maxY]
    }
    let lefts = ([left.body].compactMap(\.self) + left.bubbles).flatMap(edges)
    let rights = ([right.body].compactMap(\.self) + right.bubbles).flatMap(edges)
    return zip(lefts, rights).map { abs($0 - $1) }.max() ?? 0
  }

  @Test(arguments: ways)
  func beginsWhereItIsAndEndsOnTheStillForm(from: IslandShape, to: IslandShape) throws {
    for damping in [0.7, 0.8, 1] {
      var motion = IslandMotion(from)
      motion.retarget(to: to, at: 10, response: 0.35, damping: damping)
      #expect(distance(motion.shape(at: 10), from) < 1e-6)
      #expect(motion.isMoving(at: 10.1))
      #expect(motion.endTime > 10 && motion.endTime <= 12)
      // What the last frame jumps by is too little to be seen.
      let last = motion.shape(at: motion.endTime - 1e-6)
      #expect(distance(last, to) < SpringMotion.visible + 1e-3)
      #expect(motion.shape(at: motion.endTime) == to)
      #expect(!motion.isMoving(at: motion.endTime))
    }
  }

  @Test(arguments: ways)
  func turnsBackAnywhereWithoutAJump(from: IslandShape, to: IslandShape) {
    for instant in stride(from: 0.02, through: 0.6, by: 0.05) {
      var motion = IslandMotion(from)
      motion.retarget(to: to, at: 0, response: 0.35, damping: 0.8)
      guard motion.isMoving(at: instant) else { continue }
      let before = motion.shape(at: instant)
      let step = 1e-4
      let earlier = motion.shape(at: instant - step)
      motion.retarget(to: from, at: instant, response: 0.25, damping: 1)
      #expect(distance(motion.shape(at: instant), before) < 1e-6)
      // Nor does its speed jump: a step later it is where it was heading.
      let moved = distance(before, earlier)
      let moving = distance(motion.shape(at: instant + step), before)
      #expect(abs(moved - moving) < 0.05)
      #expect(motion.shape(at: motion.endTime) == from)
    }
  }

  @Test(arguments: ways)
  func staysOnTheScreenAllTheTime(from: IslandShape, to: IslandShape) throws {
    var motion = IslandMotion(from)
    let spring = ThemeMotion()
    motion.retarget(to: to, at: 0, response: spring.expand, damping: spring.damping)
    for instant in stride(from: 0, through: 1, by: 0.01) {
      let shape = motion.shape(at: instant)
      for body in [shape.body].compactMap(\.self) + shape.bubbles {
        #expect(body.minX >= 0 && body.maxX <= 50 * 8)
        #expect(body.minY >= 0 && body.maxY <= 11 * 16)
        #expect(body.bounds.width > 0 && body.bounds.height > 0 && body.radius >= 0)
      }
    }
  }

  @Test func withoutOvershootEveryEdgeOnlyComesNearer() {
    var motion = IslandMotion(geometry.expanded(rows: 10))
    motion.retarget(to: geometry.compact(side: 6), at: 0, response: 0.25, damping: 1)
    let distances = stride(from: 0, through: 0.6, by: 0.01).map {
      distance(motion.shape(at: $0), geometry.compact(side: 6))
    }
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $1 <= $0 + 1e-9 })
  }

  @Test func bubblesGrowOutOfTheBodyAndGoBackIntoIt() throws {
    var motion = IslandMotion(geometry.compact(side: 6))
    let trio = geometry.split(attached: 5, detached: [5, 6])
    motion.retarget(to: trio, at: 0, response: 0.4, damping: 0.9)
    let first = motion.shape(at: 0)
    let body = try #require(first.body)
    #expect(first.bubbles.count == 2)
    for bubble in first.bubbles {
      #expect(bubble.minX >= body.minX && bubble.maxX <= body.maxX)
    }
    #expect(motion.shape(at: 2) == trio)

    motion.retarget(to: geometry.compact(side: 6), at: 3, response: 0.4, damping: 0.9)
    #expect(motion.shape(at: 3.1).bubbles.count == 2)
    #expect(motion.shape(at: 5).bubbles.isEmpty)
  }

  @Test func sameTargetStartsNothing() {
    var motion = IslandMotion(geometry.idle)
    motion.retarget(to: geometry.idle, at: 3, response: 0.4, damping: 1)
    #expect(!motion.isMoving(at: 3))
  }

  @Test func withoutAResponseItJumps() {
    var motion = IslandMotion(geometry.idle)
    motion.retarget(to: geometry.expanded(rows: 5), at: 3, response: 0, damping: 1)
    #expect(!motion.isMoving(at: 3))
    #expect(motion.shape(at: 3) == geometry.expanded(rows: 5))
  }

  @Test func followsAFingerAndTakesItsSpeedAlong() throws {
    var motion = IslandMotion(geometry.compact(side: 6))
    let goal = geometry.idle
    for step in 0...10 {
      let amount = Double(step) / 20
      let shape = geometry.compact(side: 6).moved(towards: goal, by: amount)
      motion.hold(shape, at: Double(step) * 0.02)
      #expect(motion.shape(at: Double(step) * 0.02) == shape)
      #expect(!motion.isMoving(at: Double(step) * 0.02))
    }
    let held = motion.shape(at: 0.2)
    motion.retarget(to: goal, at: 0.2, response: 0.2, damping: 1)
    #expect(distance(motion.shape(at: 0.2), held) < 1e-6)
    // The finger went 48 points in 0.4 s; a spring from rest would hardly have begun.
    #expect(distance(motion.shape(at: 0.21), held) > 0.8)
    #expect(motion.shape(at: 2) == goal)
  }

  @Test func aPulledShapeGivesWayEverLessAndNeverAWhole() {
    let lengths = stride(from: 0.0, through: 40, by: 0.5).map(IslandStage.rubberBandOffset)
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(lengths.allSatisfy { $0 < 0.4 })
    #expect(IslandStage.rubberBandOffset(-1) == -IslandStage.rubberBandOffset(1))
  }
}
