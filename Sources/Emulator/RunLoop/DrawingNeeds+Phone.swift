package import CursesTerminal
import PhoneScreen

extension DrawingNeeds {
  /// What a phone in motion asks of a terminal.
  package static let phone = DrawingNeeds(
    frameInterval: MotionLevel.full.frameInterval, leastSize: ScreenPlan.smallest)
}
