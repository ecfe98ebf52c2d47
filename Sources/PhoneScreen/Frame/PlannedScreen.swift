import ActivityModel
import CellRaster

/// The plan of the terminal, and what it was made for.
struct PlannedScreen {
  private(set) var size: CellSize
  private(set) var conditions: ScreenPlan.Conditions
  /// Nil: the terminal is too small.
  private(set) var plan: ScreenPlan?
  /// True when the cards of the locked phone are drawn without their contents.
  var hidesCards = false

  init(size: CellSize, conditions: ScreenPlan.Conditions) {
    self.size = size
    self.conditions = conditions
    plan = ScreenPlan(size: size, conditions: conditions)
  }

  mutating func resize(to size: CellSize) {
    self.size = size
    plan = ScreenPlan(size: size, conditions: conditions)
  }

  mutating func follow(_ conditions: ScreenPlan.Conditions) {
    self.conditions = conditions
    plan = ScreenPlan(size: size, conditions: conditions)
  }
}
