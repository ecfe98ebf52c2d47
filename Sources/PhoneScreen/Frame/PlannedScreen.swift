import ActivityModel
import CellRaster

/// The plan of the terminal, and what it was made for.
struct PlannedScreen {
  private(set) var size: CellSize
  private(set) var situation: ScreenPlan.Situation
  /// Nil: the terminal is too small.
  private(set) var plan: ScreenPlan?
  /// True when the cards of the locked phone are drawn without their contents.
  var hidesCards = false

  init(size: CellSize, situation: ScreenPlan.Situation) {
    self.size = size
    self.situation = situation
    plan = ScreenPlan(size: size, situation: situation)
  }

  mutating func resize(to size: CellSize) {
    self.size = size
    plan = ScreenPlan(size: size, situation: situation)
  }

  mutating func follow(_ situation: ScreenPlan.Situation) {
    self.situation = situation
    plan = ScreenPlan(size: size, situation: situation)
  }
}
