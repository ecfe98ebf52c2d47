package import ActivityModel
package import CursesTerminal
package import PhoneScreen
package import ViewArchive

/// The key bindings and their hints. Space is not included: whether it is a tap or a long press is
/// only known when it is released.
package enum KeyBindings {
  package static func command(for press: KeyStroke) -> Command? {
    guard press.phase != .release else { return nil }
    let isControl = press.modifiers.contains(.control)
    switch press.key {
    case .enter: return .tap
    case .escape: return .collapse
    case .tab: return .nextActivity
    case .left: return .swipe(.left)
    case .right: return .swipe(.right)
    case .down: return .selectControl(forwards: true)
    case .up, .backTab: return .selectControl(forwards: false)
    case .character(let character):
      if isControl {
        switch character {
        case "c": return .quit
        case "z": return .suspend
        default: return nil
        }
      }
      switch character {
      case "e": return .longPress
      case "l": return .toggleLock
      case "d": return .device(forwards: true)
      case "D": return .device(forwards: false)
      case "T": return .nextTheme
      case "0": return .stage
      case "s": return .show(.standBy)
      case "w": return .show(.watch)
      case "c": return .show(.carPlay)
      case "m": return .show(.mac)
      case "o": return .alwaysOn
      case "r": return .night
      case "t": return .rotate
      case "p": return .privacy
      case "i": return .systemItem
      case "g": return .pictures
      case "?", "h": return .help
      case "a": return .list
      case "u": return .pushes
      case "k": return .newToken
      case "q": return .quit
      case "z": return .clock(.freezeOrResume)
      case "+", "=": return .clock(.faster)
      case "-": return .clock(.slower)
      case ".": return .clock(.step(1))
      case ":": return .clock(.step(60))
      case "n": return .clock(.stepToDeadline)
      case "1"..."9":
        guard let digit = character.wholeNumberValue else { return nil }
        return .app(digit - 1)
      default: return nil
      }
    case .pageDown: return .scroll(forwards: true)
    case .pageUp: return .scroll(forwards: false)
    case .backspace, .delete, .home, .end, .function: return nil
    }
  }

  /// Returns `others` and then the hints for the situation, without the keys that `others`
  /// contains: those keys are handled elsewhere and never reach these bindings.
  package static func hints(for situation: Situation, after others: [KeyHint]) -> [KeyHint] {
    let taken = Set(others.map(\.key))
    return others + hints(for: situation).filter { !taken.contains($0.key) }
  }

  /// Returns the hints for the keys in a situation, most useful first.
  package static func hints(for situation: Situation) -> [KeyHint] {
    if situation.isListShown {
      return [KeyHint("↑ ↓", "scroll"), KeyHint("esc", "close"), KeyHint("q", "quit")]
    }
    if situation.isHelpShown {
      return [KeyHint("↑ ↓", "scroll"), KeyHint("any key", "close help"), KeyHint("q", "quit")]
    }
    var hints: [KeyHint] = []
    if situation.mode.surface != .phone {
      return surfaceHints(situation) + [
        KeyHint("d", "device"), KeyHint("a", "list"), KeyHint("?", "help"), KeyHint("q", "quit"),
      ]
    }
    let enter = situation.isControlSelected ? "press" : "open"
    if situation.isPageShown, !situation.isLocked {
      if situation.isEditing {
        return [
          KeyHint("a–z", "type"), KeyHint("enter", "done"), KeyHint("esc", "stop"),
          KeyHint("tab ↓ ↑", "control"), KeyHint("^C", "quit"),
        ]
      }
      var control: [KeyHint] = []
      if situation.isControlSelected { control.append(KeyHint("enter", "press")) }
      if situation.gestures.contains(.hold) { control.append(KeyHint(situation.holdKey, "hold")) }
      if situation.gestures.contains(.swipe) { control.append(KeyHint("←", "swipe")) }
      if situation.isAdjustable { control.append(KeyHint("← →", "change")) }
      control.append(KeyHint("esc", situation.canGoBack ? "back" : "home"))
      if situation.canRefresh { control.append(KeyHint("pgup", "refresh")) }
      return [KeyHint("tab ↓ ↑", "control")] + control + [
        KeyHint("pgdn", "scroll"), KeyHint("l", "lock"),
        KeyHint("a", "list"), KeyHint("?", "help"), KeyHint("q", "quit"),
      ]
    }
    if situation.isLocked {
      hints.append(KeyHint("l", "unlock"))
      if situation.cardCount > 0 {
        hints += [KeyHint("enter", enter), KeyHint("tab", "next card")]
        if situation.hasControls { hints.append(KeyHint("↓", "button")) }
        hints.append(KeyHint("←", situation.isRevealed ? "again: clear" : "clear"))
      }
      hints.append(KeyHint("o", situation.mode.isAlwaysOn ? "wake" : "always-on"))
    } else {
      switch situation.island {
      case .idle:
        if situation.hasHidden { hints.append(KeyHint("→", "bring back")) }
      case .system(_, nil): break
      case .system(_, .some):
        hints += [
          KeyHint(situation.holdKey, "expand"), KeyHint("enter", "open"), KeyHint("←", "hide"),
        ]
      case .compact:
        hints += [
          KeyHint(situation.holdKey, "expand"), KeyHint("enter", "open"), KeyHint("←", "hide"),
        ]
        if situation.hasHidden { hints.append(KeyHint("→", "bring back")) }
      case .pair, .trio:
        hints += [
          KeyHint(situation.holdKey, "expand"), KeyHint("enter", "open"), KeyHint("tab", "mark"),
          KeyHint("a", "why, swap"), KeyHint("←", "hide"), KeyHint("→", "other alone"),
        ]
      case .expanded:
        hints += [KeyHint("esc", "collapse"), KeyHint("enter", enter)]
        if situation.hasControls { hints.append(KeyHint("↓", "button")) }
      case .absent: break
      }
      if situation.isAppInFront { hints.append(KeyHint("esc", "home")) }
      hints.append(KeyHint("l", "lock"))
    }
    if situation.appCount > 0 {
      let last = min(situation.appCount, 9)
      let action =
        switch situation.screenCount {
        case 0: "start/end"
        case situation.appCount: "open"
        default: "open, start/end"
        }
      hints.append(KeyHint(last == 1 ? "1" : "1–\(last)", action))
    }
    hints.append(KeyHint("s w c m", "other screens"))
    if situation.isClockAdjusted { hints += clockHints(isFrozen: situation.isClockFrozen) }
    let rest = [
      KeyHint("d", "device"), KeyHint("a", "list"), KeyHint("?", "help"), KeyHint("q", "quit"),
    ]
    return hints + rest.filter { hint in !hints.contains { $0.key == hint.key } }
  }

  private static func surfaceHints(_ situation: Situation) -> [KeyHint] {
    var hints = situation.cardCount > 1 ? [KeyHint("tab", "next")] : []
    switch situation.mode.surface {
    case .phone: return []
    case .standBy:
      if situation.mode.isStandByOpen {
        hints += [KeyHint("enter", "open app"), KeyHint("esc", "clock")]
      } else {
        hints += [KeyHint("enter", "card"), KeyHint("esc", "phone")]
      }
      return hints + [KeyHint("r", situation.mode.isNight ? "day" : "night")]
    case .watch, .carPlay: return hints + [KeyHint("enter", "open app"), KeyHint("esc", "phone")]
    case .mac: return hints + [KeyHint("enter", "expand"), KeyHint("esc", "back")]
    }
  }

  /// The hints shown during a replay.
  package static let replayHints = [
    KeyHint("z", "pause/go on"), KeyHint("+ -", "speed"), KeyHint(".", "1 s"),
    KeyHint(":", "1 min"),
    KeyHint("n", "next change"), KeyHint("q", "quit"),
  ]

  /// Returns the hints for the clock's keys, which are shown only while the clock differs from the
  /// system clock.
  package static func clockHints(isFrozen: Bool) -> [KeyHint] {
    isFrozen
      ? [KeyHint("z", "run"), KeyHint(". : n", "step")]
      : [KeyHint("z", "freeze"), KeyHint("+ -", "speed")]
  }

  /// The state that determines the hints.
  package struct Situation: Hashable, Sendable {
    package var island: Placement.Island
    package var isLocked: Bool
    package var isHelpShown: Bool
    package var isListShown: Bool
    package var mode: ScreenMode
    /// True when the button beside a card is revealed.
    package var isRevealed = false
    package var hasControls: Bool
    /// True when one of the controls is selected: Enter presses it.
    package var isControlSelected = false
    /// What the selected control of the app in front can do besides being pressed.
    package var gestures: Set<ScreenControl.Gesture> = []
    /// True when ← and → change the selected control of the app in front.
    package var isAdjustable = false
    /// True while keys are typed into a field of the app in front.
    package var isEditing = false
    /// True when Esc leads back in the app in front.
    package var canGoBack = false
    /// True at the top of an app's screen that can be pulled down.
    package var canRefresh = false
    /// True when the app in front has a screen.
    package var isPageShown = false
    package var hasHidden: Bool
    package var isAppInFront: Bool
    package var cardCount: Int
    package var appCount: Int
    /// The number of apps with a screen: their keys open them.
    package var screenCount = 0
    /// True while the emulator's clock differs from the system clock.
    package var isClockAdjusted = false
    package var isClockFrozen = false
    /// The name of the key for a long press on this terminal.
    package var holdKey: String
  }

  package static var helpScreen: HelpScreen { HelpScreen(hints: help) }

  /// The hints of all keys, for the help screen.
  package static let help: [KeyHint] = [
    KeyHint("hold space, e", "long press: expand the island"),
    KeyHint("esc", "collapse it; home, when an app is in front"),
    KeyHint("enter", "tap: open the app"),
    KeyHint("tab", "next activity"),
    KeyHint("↓ ↑", "choose a button; enter presses it"),
    KeyHint("←", "swipe left: hide (the selected one); a card's button, then clear"),
    KeyHint("→", "swipe right: bring back; of two, show the other alone"),
    KeyHint("swap", "the first to start is attached: end it (1 … 9), start it again"),
    KeyHint("l", "lock or unlock"),
    KeyHint("1 … 9", "open an app, or start or end its activity"),
    KeyHint("a", "list the activities, and why"),
    KeyHint("u k", "the last pushes, and why; a new push token"),
    KeyHint("s w c m", "StandBy, Apple Watch, CarPlay, Mac menu bar"),
    KeyHint("o r t", "Always-On, night in StandBy, turn the phone"),
    KeyHint("p i", "hide cards when locked; what the system shows"),
    KeyHint("d D", "next or previous device, watch or car"),
    KeyHint("T g", "next theme; pictures or cells"),
    KeyHint("0", "the phone alone, without panel and hints"),
    KeyHint("z + -", "freeze the clock; faster, slower down to slow motion"),
    KeyHint(". : n", "step 1 s, 1 min, to what happens next"),
    KeyHint("^Z", "suspend"),
    KeyHint("q, ^C", "quit"),
    KeyHint("mouse", "click: tap · hold: long press"),
    KeyHint("", "drag: swipe · on a button: press it"),
  ]
}
