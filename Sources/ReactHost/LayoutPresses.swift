package import HostProtocol

/// Returns the activity and the button of a press that the script hears of; nil: it hears of none.
package typealias LayoutPresses =
  @MainActor (PerformRequest) -> (source: String, target: String)?
