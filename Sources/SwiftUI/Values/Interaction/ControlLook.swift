/// How controls are drawn where no style of the source says it.
struct ControlLook: Hashable, Sendable {
  /// True for automatic buttons with a capsule around their labels; else the label is tinted.
  var hasButtonShapes = true
  /// True for links whose labels are tinted.
  var tintsLinks = false
  /// True for switches that are one row high, so that those below each other stay apart.
  var hasFlatSwitches = false
  /// The side of a ring that shows no value, in points; nil: the one that it is offered.
  var spinnerSide: Double?
  /// True for rings that have their label inside when they have no text for their value.
  var ringsHoldLabels = true

  static let widget = Self()
  /// That of the screens of apps; the spinner has the size of UIKit's activity indicator.
  static let screen = Self(
    hasButtonShapes: false, tintsLinks: true, hasFlatSwitches: true, spinnerSide: 20,
    ringsHoldLabels: false)
}
