import ActivityModel
import CellRaster
import CursesTerminal
import PhoneScreen

/// Types into the field of the app in front that is being edited.
@MainActor
final class FieldResponder: InputResponder {
  private let pages: AppScreens

  init(pages: AppScreens) { self.pages = pages }

  var isEditing: Bool { pages.isEditing }

  func take(_ event: TerminalEvent, at now: Moment) -> Bool {
    guard isEditing else { return false }
    switch event {
    case .paste(let text):
      pages.edit(at: now) { $0 += TerminalText.sanitised(text) }
      return true
    case .key(let stroke):
      guard stroke.phase != .release, !stroke.modifiers.contains(.control) else { return false }
      switch stroke.key {
      case .character(let character): pages.edit(at: now) { $0.append(character) }
      case .backspace: pages.edit(at: now) { if !$0.isEmpty { $0.removeLast() } }
      case .enter: pages.submit(at: now)
      case .escape: pages.endEditing(at: now)
      default: return false
      }
      return true
    default: return false
    }
  }
}
