/// How a control of an app's screen is touched.
package enum ControlGesture: String, Codable, Hashable, Sendable {
  case tap
  /// A long press, which shows a context menu.
  case hold
  /// A swipe to the left, which shows the actions of a row.
  case swipe
}
