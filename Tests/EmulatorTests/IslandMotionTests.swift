import ViewArchive
import Testing

@testable import Emulator

struct IslandMotionTests {
  private let geometry = IslandGeometry(columns: 50, panelColumns: 46, sideColumns: 6)

  @Test func showsItsTargetExactlyWhenTheTimeIsOver() {
    var motion = IslandMotion(geometry.compact(side: 6))
    motion.retarget(to: geometry.expanded(rows: 8), at: 0, duration: 0.35, damping: 0.8)
    #expect(motion.isMoving(at: 0.34))
    #expect(!motion.isMoving(at: 0.35))
    #expect(motion.shape(at: 0.35) == geometry.expanded(rows: 8))
  }

  @Test func turnsBackFromWhereItIs() {
    var motion = IslandMotion(geometry.compact(side: 6))
    motion.retarget(to: geometry.expanded(rows: 8), at: 0, duration: 0.35, damping: 0.8)
    let before = motion.shape(at: 0.1)
    motion.retarget(to: geometry.compact(side: 6), at: 0.1, duration: 0.25, damping: 1)
    let after = motion.shape(at: 0.1)
    #expect(abs((before.body?.maxY ?? 0) - (after.body?.maxY ?? 0)) < 1e-6)
    #expect(motion.shape(at: 0.5) == geometry.compact(side: 6))
  }

  @Test func bubbleGrowsOutOfTheBodyAndGoesBackIntoIt() throws {
    var motion = IslandMotion(geometry.compact(side: 6))
    let pair = geometry.pair(attached: 5, detached: 5)
    motion.retarget(to: pair, at: 0, duration: 0.4, damping: 0.9)
    let first = motion.shape(at: 0)
    let bubble = try #require(first.bubble)
    let body = try #require(first.body)
    #expect(bubble.minX >= body.minX && bubble.maxX <= body.maxX)
    #expect(motion.shape(at: 1) == pair)

    motion.retarget(to: geometry.compact(side: 6), at: 1, duration: 0.4, damping: 0.9)
    #expect(motion.shape(at: 1.1).bubble != nil)
    #expect(motion.shape(at: 1.4).bubble == nil)
  }

  @Test func sameTargetStartsNothing() {
    var motion = IslandMotion(geometry.idle)
    motion.retarget(to: geometry.idle, at: 3, duration: 0.4, damping: 1)
    #expect(!motion.isMoving(at: 3))
  }

  @Test func zeroDurationJumps() {
    var motion = IslandMotion(geometry.idle)
    motion.retarget(to: geometry.expanded(rows: 5), at: 3, duration: 0, damping: 1)
    #expect(!motion.isMoving(at: 3))
    #expect(motion.shape(at: 3) == geometry.expanded(rows: 5))
  }

  @Test(arguments: (0...50).map { Double($0) / 100 })
  func widthsStayOnTheScreenAllTheTime(instant: Double) throws {
    var motion = IslandMotion(geometry.compact(side: 6))
    motion.retarget(to: geometry.expanded(rows: 10), at: 0, duration: 0.35, damping: 0.8)
    let body = try #require(motion.shape(at: instant).body)
    #expect(body.minX >= -16 && body.maxX <= 50 * 8 + 16)
    #expect(body.bounds.width > 0 && body.bounds.height > 0 && body.radius >= 0)
  }
}
