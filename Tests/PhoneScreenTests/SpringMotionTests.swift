import Testing

@testable import PhoneScreen

struct SpringMotionTests {
  private let timing = SpringMotion.Timing(response: 0.35, damping: 0.8)

  @Test func restsAtItsValue() {
    let spring = SpringMotion(42)
    #expect(spring.value(at: 0) == 42)
    #expect(spring.value(at: 1000) == 42)
  }

  @Test func startsWhereItIsAndEndsAtItsTarget() {
    var spring = SpringMotion(100)
    spring.retarget(to: 300, at: 10, timing: timing)
    #expect(abs(spring.value(at: 10) - 100) < 1e-9)
    #expect(abs(spring.value(at: 11) - 300) < 0.01)
  }

  @Test func underdampedOvershootsAndCriticallyDampedDoesNot() {
    let instants = (0...100).map { Double($0) / 100 }
    var loose = SpringMotion(0)
    loose.retarget(to: 1, at: 0, timing: timing)
    #expect(instants.contains { loose.value(at: $0) > 1.001 })
    var tight = SpringMotion(0)
    tight.retarget(to: 1, at: 0, timing: SpringMotion.Timing(response: 0.25, damping: 1))
    #expect(instants.allSatisfy { tight.value(at: $0) <= 1.0000001 })
  }

  @Test(arguments: [0.01, 0.05, 0.1, 0.2, 0.34])
  func takesItsSpeedAlongWhenInterrupted(instant: Double) {
    var spring = SpringMotion(0)
    spring.retarget(to: 100, at: 0, timing: timing)
    let step = 1e-5
    let speed = (spring.value(at: instant) - spring.value(at: instant - step)) / step
    let value = spring.value(at: instant)
    spring.retarget(to: 0, at: instant, timing: timing)
    let newSpeed = (spring.value(at: instant + step) - spring.value(at: instant)) / step
    #expect(abs(spring.value(at: instant) - value) < 1e-9)
    #expect(abs(newSpeed - speed) < max(abs(speed), 1) * 0.02)
  }

  @Test func isAFunctionOfTimeInAnyOrder() {
    var spring = SpringMotion(0)
    spring.retarget(to: 10, at: 0, timing: timing)
    let forwards = [0.1, 0.2, 0.3].map { spring.value(at: $0) }
    let backwards = [0.3, 0.2, 0.1].map { spring.value(at: $0) }
    #expect(forwards == backwards.reversed())
  }

  @Test func jumpsWithoutResponse() {
    var spring = SpringMotion(0)
    spring.retarget(to: 10, at: 5, timing: SpringMotion.Timing(response: 0, damping: 1))
    #expect(spring.value(at: 5) == 10)
  }
}
