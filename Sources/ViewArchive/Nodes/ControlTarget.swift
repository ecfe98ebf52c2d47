package import Foundation

/// What a press on a control does.
package enum ControlTarget: Codable, Hashable, Sendable {
  /// A button or toggle; a nil reference means a closure, which Live Activities never run.
  case intent(IntentReference?)
  case link(URL)
}

extension NodeKind {
  /// Nil: the view is no control, or a disabled one.
  package var control: ControlTarget? {
    switch self {
    case .button(let intent), .toggle(_, let intent):
      intent?.isDisabled == true ? nil : .intent(intent)
    case .link(let url): .link(url)
    case .empty, .text, .image, .shape, .style, .spacer, .divider, .hstack, .vstack, .zstack,
      .grid, .gridRow, .viewThatFits, .geometryReader, .flex, .custom, .progress, .gauge, .island,
      .islandRegion, .unsupported:
      nil
    }
  }
}
