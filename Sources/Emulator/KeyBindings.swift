package import ActivityModel
package import CursesTerminal

/// What a key asks for.
package enum Command: Hashable, Sendable {
  case longPress, collapse, tap, nextActivity, toggleLock, nextDevice, help, list, quit, suspend
  case swipe(SwipeDirection)
  case selectControl(forwards: Bool)
  /// Start or end the dock's app with this number, counted from 0.
  case app(Int)
  case clock(ClockKey)
  /// Look at another surface, or back at the phone.
  case show(ScreenMode.Surface)
  case alwaysOn, night, turn, privacy, systemItem
}

/// Which key does what, and the words for it. Space is not here: whether it is a tap or a long
/// press is only known when it is released.
package enum KeyBindings {
  package static func command(for press: KeyPress) -> Command? {
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
      case "d": return .nextDevice
      case "s": return .show(.standBy)
      case "w": return .show(.watch)
      case "c": return .show(.carPlay)
      case "m": return .show(.mac)
      case "o": return .alwaysOn
      case "r": return .night
      case "t": return .turn
      case "p": return .privacy
      case "i": return .systemItem
      case "?", "h": return .help
      case "a": return .list
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
    case .backspace, .delete, .home, .end, .pageUp, .pageDown, .function: return nil
    }
  }

  /// A key and what it does now.
  package struct Hint: Hashable, Sendable {
    package var key: String
    package var words: String

    package init(_ key: String, _ words: String) {
      self.key = key
      self.words = words
    }
  }

  /// The same behind hints of somebody who takes keys first: those keys do nothing else.
  package static func hints(for situation: Situation, after others: [Hint]) -> [Hint] {
    let taken = Set(others.map(\.key))
    return others + hints(for: situation).filter { !taken.contains($0.key) }
  }

  /// What the keys do in a situation, most useful first.
  package static func hints(for situation: Situation) -> [Hint] {
    if situation.isListShown {
      return [Hint("↑ ↓", "scroll"), Hint("esc", "close"), Hint("q", "quit")]
    }
    if situation.isHelpShown { return [Hint("any key", "close help"), Hint("q", "quit")] }
    var hints: [Hint] = []
    if situation.mode.surface != .phone {
      return surfaceHints(situation) + [
        Hint("d", "device"), Hint("a", "list"), Hint("?", "help"), Hint("q", "quit"),
      ]
    }
    if situation.isLocked {
      if situation.cardCount > 0 {
        hints += [Hint("enter", "open"), Hint("tab", "next card")]
        if situation.hasControls { hints.append(Hint("↓", "button")) }
        hints.append(Hint("←", situation.isRevealed ? "again: clear" : "clear"))
      }
      hints.append(Hint("l", "unlock"))
      hints.append(Hint("o", situation.mode.isAlwaysOn ? "light" : "always-on"))
    } else {
      switch situation.island {
      case .idle:
        if situation.hasHidden { hints.append(Hint("→", "bring back")) }
      case .system(_, nil): break
      case .system(_, .some):
        hints += [Hint(situation.holdKey, "expand"), Hint("enter", "open"), Hint("←", "hide")]
      case .compact:
        hints += [Hint(situation.holdKey, "expand"), Hint("enter", "open"), Hint("←", "hide")]
        if situation.hasHidden { hints.append(Hint("→", "bring back")) }
      case .pair, .trio:
        hints += [
          Hint(situation.holdKey, "expand"), Hint("tab", "other"), Hint("←", "hide"),
          Hint("→", "swap"),
        ]
      case .expanded:
        hints += [Hint("esc", "collapse"), Hint("enter", "open")]
        if situation.hasControls { hints.append(Hint("↓", "button")) }
      case .absent: break
      }
      if situation.isAppInFront { hints.append(Hint("esc", "home")) }
      hints.append(Hint("l", "lock"))
    }
    if situation.appCount > 0 {
      let last = min(situation.appCount, 9)
      hints.append(Hint(last == 1 ? "1" : "1–\(last)", "start/end"))
    }
    if situation.isClockTurned { hints = clockHints(isFrozen: situation.isClockFrozen) + hints }
    return hints + [
      Hint("s w c m", "elsewhere"), Hint("d", "device"), Hint("a", "list"), Hint("?", "help"),
      Hint("q", "quit"),
    ]
  }

  private static func surfaceHints(_ situation: Situation) -> [Hint] {
    var hints = situation.cardCount > 1 ? [Hint("tab", "next")] : []
    switch situation.mode.surface {
    case .phone: return []
    case .standBy:
      if situation.mode.isStandByOpen {
        hints += [Hint("enter", "open app"), Hint("esc", "clock")]
      } else {
        hints += [Hint("enter", "card"), Hint("esc", "phone")]
      }
      return hints + [Hint("r", situation.mode.isNight ? "day" : "night")]
    case .watch, .carPlay: return hints + [Hint("enter", "open app"), Hint("esc", "phone")]
    case .mac: return hints + [Hint("enter", "expand"), Hint("esc", "back")]
    }
  }

  /// What the keys do in a replay.
  package static let replayHints = [
    Hint("z", "pause/go on"), Hint("+ -", "speed"), Hint(".", "1 s"), Hint(":", "1 min"),
    Hint("n", "next change"), Hint("q", "quit"),
  ]

  /// Only while the clock is not the machine's: most of the time nobody thinks of it.
  package static func clockHints(isFrozen: Bool) -> [Hint] {
    isFrozen
      ? [Hint("z", "run"), Hint(". : n", "step")] : [Hint("z", "freeze"), Hint("+ -", "speed")]
  }

  /// What the hint line depends on.
  package struct Situation: Hashable, Sendable {
    package var island: Placement.Island
    package var isLocked: Bool
    package var isHelpShown: Bool
    package var isListShown: Bool
    package var mode: ScreenMode
    /// A card's button is to be seen.
    package var isRevealed = false
    package var hasControls: Bool
    package var hasHidden: Bool
    package var isAppInFront: Bool
    package var cardCount: Int
    package var appCount: Int
    package var isClockTurned = false
    package var isClockFrozen = false
    /// How a long press is made on this terminal.
    package var holdKey: String
  }

  /// Every key, for the help screen.
  package static let help: [Hint] = [
    Hint("hold space, e", "long press: expand the island"),
    Hint("esc", "collapse it; home, when an app is in front"),
    Hint("enter", "tap: open the app"),
    Hint("tab", "next activity"),
    Hint("↓ ↑", "choose a button; enter presses it"),
    Hint("←", "swipe left: hide; a card's button, then clear"),
    Hint("→", "swipe right: bring back, swap"),
    Hint("l", "lock or unlock"),
    Hint("1 … 9", "start or end an app's activity"),
    Hint("a", "list the activities, and why"),
    Hint("s w c m", "StandBy, Apple Watch, CarPlay, Mac menu bar"),
    Hint("o r t", "Always-On, night in StandBy, turn the phone"),
    Hint("p i", "hide cards when locked; what the system shows"),
    Hint("d", "next device; next watch, next car"),
    Hint("z + -", "freeze the clock; faster, slower"),
    Hint(". : n", "step 1 s, 1 min, to what is due next"),
    Hint("^Z", "suspend"),
    Hint("q, ^C", "quit"),
    Hint("mouse", "click: tap · hold: long press"),
    Hint("", "drag: swipe · on a button: press it"),
  ]
}
