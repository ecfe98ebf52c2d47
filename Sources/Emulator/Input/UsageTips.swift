import ActivityModel
import Foundation
import Glibc
import LocalEngine
import PhoneScreen

/// What a new user can try: each is shown until it was done once, also in an earlier run.
@MainActor
final class UsageTips {
  private enum Tip: String, CaseIterable {
    case expand, hide, lock, screens

    init?(_ command: Command) {
      switch command {
      case .longPress: self = .expand
      case .swipe(.left): self = .hide
      case .toggleLock: self = .lock
      case .show: self = .screens
      default: return nil
      }
    }

    func hint(holdKey: String) -> KeyHint {
      switch self {
      case .expand: KeyHint(holdKey, "expand the island")
      case .hide: KeyBindings.keymap.hint("hide an activity", .swipe(.left))
      case .lock: KeyBindings.keymap.hint("lock the phone", .toggleLock)
      case .screens:
        KeyBindings.keymap.hint(
          "other screens", ScreenMode.Surface.others.map(Command.show))
      }
    }
  }

  private var untried: [Tip]
  private let path: String?

  /// - Parameter path: The file with what was tried, one word per line; nil: there are no tips.
  init(path: String?) {
    self.path = path
    let text = path.flatMap { try? FileReader.read($0, limit: FileReader.mostOfText) }
    let words = String(decoding: text ?? Data(), as: UTF8.self).split(separator: "\n")
    untried = path == nil ? [] : Tip.allCases.filter { !words.contains(Substring($0.rawValue)) }
  }

  /// Notes that a command was used. A file that cannot be written only means that the tip is shown again
  /// in the next run.
  func use(_ command: Command) {
    guard let path, let tip = Tip(command), let index = untried.firstIndex(of: tip) else { return }
    untried.remove(at: index)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let line = Array("\(tip.rawValue)\n".utf8)
    _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  /// What to try at the island; nil: it was tried.
  func islandTip(holdKey: String) -> String? {
    untried.contains(.expand) ? "\(holdKey): expand" : nil
  }

  /// What to try on the phone as it is; on a locked one there is no island to expand or to hide, and an
  /// expanded one is neither.
  func hints(holdKey: String, isLocked: Bool, isExpanded: Bool) -> [KeyHint] {
    untried.filter { tip in
      switch tip {
      case .screens: true
      case .lock: !isLocked
      case .expand, .hide: !isLocked && !isExpanded
      }
    }.map { $0.hint(holdKey: holdKey) }
  }
}
