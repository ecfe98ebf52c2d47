import ActivityModel
package import CursesTerminal
import Emulator
package import PhoneScreen

/// The key bindings of the contact sheet and their descriptions.
package enum SheetKeys {
  /// Returns the command of a key press; nil for a release and for an unbound key.
  package static func command(for press: KeyStroke) -> SheetCommand? {
    guard press.phase != .release else { return nil }
    switch press.key {
    case .enter: return .zoom
    case .escape: return .back
    case .tab: return .next
    case .backTab: return .previous
    case .left: return .move(.left)
    case .right: return .move(.right)
    case .up: return .move(.up)
    case .down: return .move(.down)
    case .pageUp: return .page(forwards: false)
    case .pageDown: return .page(forwards: true)
    case .home: return .first
    case .end: return .last
    case .backspace, .delete, .function: return nil
    case .character(let character):
      guard press.modifiers.contains(.control) else { return command(for: character) }
      return switch character {
      case "c": .quit
      case "z": .suspend
      default: nil
      }
    }
  }

  /// The key of the whole report about the last save.
  static let report = "!"

  private static func command(for character: Character) -> SheetCommand? {
    switch character {
    case " ": .page(forwards: true)
    case "[": .state(forwards: false)
    case "]": .state(forwards: true)
    case "{": .widget(forwards: false)
    case "}": .widget(forwards: true)
    case "n": .next
    case "i": .inspect
    case "l": .fit
    case "g": .pictures
    case "1"..."4":
      character.wholeNumberValue.map { SheetCommand.preset(StatePreset.allCases[$0 - 1]) }
    case "e": .form
    case "j": .json
    case ",": .toggles
    case "v": .compare
    case "R": .rebuild
    case "!": .report
    case "z": .clock(.freezeOrResume)
    case "+", "=": .clock(.faster)
    case "-": .clock(.slower)
    case ".": .clock(.step(1))
    case ":": .clock(.step(60))
    case "?", "h": .help
    case "q": .quit
    default: SheetToggle.keys.contains(character) ? .toggle(character) : nil
    }
  }

  /// The conditions that decide which hints the bottom line shows.
  package struct Situation: Hashable, Sendable {
    package var pages: Int
    package var states: Int
    package var widgets: Int
    package var isClockAdjusted: Bool
    /// True when there are older frames to compare with.
    package var hasChange: Bool
  }

  package static func hints(for situation: Situation) -> [KeyHint] {
    var hints = [KeyHint("enter", "zoom"), KeyHint("e", "edit"), KeyHint("tab", "next")]
    if situation.pages > 1 { hints.append(KeyHint("space", "page")) }
    if situation.states > 1 { hints.append(KeyHint("[ ]", "state")) }
    hints += [KeyHint("i", "inspect"), KeyHint("l", "lint")]
    if situation.hasChange { hints.append(KeyHint("v", "compare")) }
    if situation.widgets > 1 { hints.append(KeyHint("{ }", "widget")) }
    if situation.isClockAdjusted { hints.append(KeyHint("z . :", "clock")) }
    return hints + [KeyHint(",", "phone"), KeyHint("?", "help"), KeyHint("q", "quit")]
  }

  /// The hints of the sheet of plain views.
  static func hintsOfViews(pages: Int, sheets: Int) -> [KeyHint] {
    var hints = [KeyHint("enter", "zoom"), KeyHint("tab", "next")]
    if pages > 1 { hints.append(KeyHint("space", "page")) }
    if sheets > 1 { hints.append(KeyHint("{ }", "widget")) }
    return hints + [KeyHint(",", "phone"), KeyHint("?", "help"), KeyHint("q", "quit")]
  }

  /// The hints of the zoomed preview besides the emulator's own.
  ///
  /// - Parameter leaves: True when Esc returns to the sheet, false when it closes something opened
  ///   in the emulator.
  package static func zoomHints(states: Int, leaves: Bool) -> [KeyHint] {
    (leaves ? [KeyHint("esc", "sheet")] : [])
      + (states > 1 ? [KeyHint("[ ]", "state")] : [])
  }

  package static var helpScreen: HelpScreen {
    HelpScreen(hints: help, title: "Keys of the contact sheet")
  }

  package static let help: [KeyHint] = [
    KeyHint("← → ↑ ↓", "choose a presentation"),
    KeyHint("tab, ⇧tab", "the next or previous one"),
    KeyHint("space", "the next page; also PgDn, PgUp, Home, End"),
    KeyHint("enter", "zoom: press, hold, swipe it"),
    KeyHint("esc", "back to the sheet"),
    KeyHint("[ ]", "next or previous state; while zoomed as an update"),
    KeyHint("1 2 3 4", "typical, long, empty, extreme"),
    KeyHint("e j", "edit the state; its JSON and its bytes"),
    KeyHint("v", "compare with the last save, or with --against"),
    KeyHint(",", "phone and drawing settings, and their keys:"),
    KeyHint("d D L O S", "device; light, always-on, stale"),
    KeyHint("< > G Z B X", "text size, locale, zone, direction, long texts"),
    KeyHint("M C T A U", "motion, colours, theme, watch, car"),
    KeyHint("F K W H", "app in front, locked, a rival, held sideways"),
    KeyHint("{ }", "the next widget or #Preview; last those of views"),
    KeyHint("i", "inspect views: source lines, sizes, proposals"),
    KeyHint("l", "lint: what does not fit the phone, by all rules"),
    KeyHint("z + -", "freeze the clock; faster, slower"),
    KeyHint(". :", "step it by 1 s, by 1 min"),
    KeyHint("R g", "compile again; pictures or cells"),
    KeyHint(report, "all errors of the last save, with what to try"),
    KeyHint("^Z", "suspend"),
    KeyHint("q, ^C", "quit"),
    KeyHint("mouse", "click: choose · again: zoom · wheel: page"),
  ]
}
