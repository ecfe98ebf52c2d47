package import ActivityModel
package import CursesTerminal
package import PhoneScreen
package import ViewArchive

/// The keys of the phone. Space is not among them: whether it is a tap or a long press is only
/// known when it is released.
package enum KeyBindings {
  private typealias Map = Keymap<Command>

  package static let keymap = Keymap<Command>(phone + lists + settings + clock + program)

  private static let phone: [Map.Line] = [
    .init(
      "long press: expand the island", named: "hold space, e",
      .init("long press: the island expands", or: "hold Space", .init(.longPress, "e"))),
    .init(
      "collapse it; home, when an app is in front",
      .init("collapse the island; go to the home screen; step back", .init(.collapse, .escape))),
    .init(
      "tap: open the app",
      .init("tap: open the app; press the selected button", or: "Space", .init(.tap, .enter))),
    .init("next activity", .init("the next activity", .init(.nextActivity, .tab))),
    .init(
      "choose a button; enter presses it",
      .init(
        "select the next button, the previous one",
        .init(.selectControl(forwards: true), .down),
        .init(.selectControl(forwards: false), .up, .backTab))),
    .init(
      "swipe left: hide (the selected one); a card's button, then clear",
      .init(
        "swipe left: hide (the selected one); a card: button, clear", .init(.swipe(.left), .left))),
    .init(
      "swipe right: bring back; of two, show the other alone",
      .init("swipe right: bring back; of two, show the other alone", .init(.swipe(.right), .right))
    ),
    .init("the first to start is attached: end it (1 … 9), start it again", named: "swap"),
    .init("lock or unlock", .init("lock or unlock", .init(.toggleLock, "l"))),
    .init(
      "open an app, or start or end its activity", named: "1 … 9",
      .init(
        "open an app; start or end one without a screen",
        (1...9).map { .init(.app($0 - 1), .character(Character("\($0)"))) })),
    .init(
      nil,
      .init(
        "scroll the screen of the app in front", .init(.scroll(forwards: true), .pageDown),
        .init(.scroll(forwards: false), .pageUp))),
  ]

  private static let lists: [Map.Line] = [
    .init(
      "list the activities, and why",
      .init("the list of activities: where each is, and why", .init(.list, "a"))),
    .init(
      "the last pushes, and why; a new push token",
      .init(
        "the last pushes, step by step: why each did or did not show", .init(.pushes, "u")),
      .init("a new push token for the selected activity", .init(.newToken, "k"))),
  ]

  private static let surfaces = ScreenMode.Surface.others

  private static let settings: [Map.Line] = [
    .init(
      surfaces.map(\.traits.names.full).joined(separator: ", "),
      surfaces.compactMap { surface in
        surface.traits.key.map {
          .init(
            "\(surface.traits.names.inSentence), and back", .init(.show(surface), .character($0)))
        }
      }),
    .init(
      "Always-On, night in StandBy, turn the phone",
      .init("Always-On", .init(.alwaysOn, "o")),
      .init("night in StandBy", .init(.night, "r")),
      .init("turn the phone to landscape, and back", .init(.rotate, "t"))),
    .init(
      "hide cards when locked; what the system shows",
      .init("hide the cards while the phone is locked", .init(.privacy, "p")),
      .init(
        "the next thing that the system shows: call, Face ID …", .init(.systemItem, "i"))),
    .init(
      "next or previous device, watch or car",
      .init(
        "the next device, the previous; also watch and car",
        .init(.device(forwards: true), "d"), .init(.device(forwards: false), "D"))),
    .init(
      "next theme; pictures or cells",
      .init("the next built-in theme", .init(.nextTheme, "T")),
      .init("pictures, where the terminal shows them, or cells", .init(.pictures, "g"))),
    .init(
      "the phone alone, without panel and hints",
      .init("the phone alone, without panel and hints, and back", .init(.stage, "0"))),
  ]

  private static let clock: [Map.Line] = [
    .init(
      "freeze the clock; faster, slower down to slow motion",
      .init("freeze the clock, let it run", .init(.clock(.freezeOrResume), "z")),
      .init(
        "the clock runs faster; below ×1 it is slow motion", .init(.clock(.faster), "+", "=")),
      .init("the clock runs slower", .init(.clock(.slower), "-"))),
    .init(
      "step 1 s, 1 min, to what happens next",
      .init("step the clock by 1 s", .init(.clock(.step(1)), ".")),
      .init("step the clock by 1 min", .init(.clock(.step(60)), ":")),
      .init("step the clock to what is due next", .init(.clock(.stepToDeadline), "n"))),
  ]

  private static let program: [Map.Line] = [
    .init(nil, .init("help", .init(.help, "?", "h"))),
    .init("suspend", .init("suspend", .init(.suspend, with: .control, "z"))),
    .init(
      "quit", named: "q, ^C",
      .init("quit", .init(.quit, "q"), .init(.quit, with: .control, "c"))),
    .init("click: tap · hold: long press", named: "mouse"),
    .init("drag: swipe · on a button: press it", named: ""),
  ]

  package static func command(for press: KeyStroke) -> Command? { keymap.action(for: press) }

  // MARK: Help

  package static var helpScreen: HelpScreen { HelpScreen(hints: keymap.help) }

  // MARK: Hints

  /// Returns `others` and then the hints for the conditions, without the keys that `others`
  /// contains: those keys are handled elsewhere and never reach these bindings.
  package static func hints(for conditions: Conditions, after others: [KeyHint]) -> [KeyHint] {
    let taken = Set(others.map(\.key))
    return others + hints(for: conditions).filter { !taken.contains($0.key) }
  }

  /// Returns the hints for the keys in a conditions, most useful first.
  package static func hints(for conditions: Conditions) -> [KeyHint] {
    let hints =
      if conditions.isListShown {
        hintsOfList
      } else if conditions.isHelpShown {
        hintsOfHelp
      } else if conditions.mode.surface != .phone {
        hintsOfSurfaces
      } else if conditions.isEditing {
        hintsOfEditing
      } else if conditions.isPageInFront, !conditions.isLocked {
        hintsOfPage
      } else {
        (conditions.isLocked ? hintsOfLockScreen : hintsOfIsland) + hintsOfPhone
      }
    return keymap.hints(hints, for: conditions)
  }

  private typealias Hint = Map.Hint<Conditions>

  private static let hintsOfList: [Hint] = [
    .init("scroll", .selectControl(forwards: false), .selectControl(forwards: true)),
    .init("close", .collapse), .init("quit", .quit),
  ]

  private static let hintsOfHelp: [Hint] = [
    .init("scroll", .selectControl(forwards: false), .selectControl(forwards: true)),
    .init(keys: { _ in "any key" }, label: { _ in "close help" }), .init("quit", .quit),
  ]

  private static let hintsOfSurfaces: [Hint] = [
    .init("next", .nextActivity) { $0.cardCount > 1 },
    .init(.tap) {
      switch $0.mode.press {
      case .opensApp: "open app"
      case .opensCard: "card"
      case .expands: "expand"
      }
    },
    .init(.collapse) {
      switch $0.mode.surface.traits.press {
      case .opensCard where $0.mode.isStandByOpen: "clock"
      case .opensApp, .opensCard: "phone"
      case .expands: "back"
      }
    },
    .init(.night) {
      $0.mode.surface != .standBy ? nil : $0.mode.isNight ? "day" : "night"
    },
    .init("device", .device(forwards: true)), .init("list", .list), .init("help", .help),
    .init("quit", .quit),
  ]

  private static let hintsOfEditing: [Hint] = [
    .init(keys: { _ in "a–z" }, label: { _ in "type" }), .init("done", .tap),
    .init("stop", .collapse),
    .init(
      "control", .nextActivity, .selectControl(forwards: true), .selectControl(forwards: false)),
    // A letter is typed: only the one with Control quits.
    .init(keys: { _ in "^C" }, label: { _ in "quit" }),
  ]

  private static let hintsOfPage: [Hint] = [
    .init(
      "control", .nextActivity, .selectControl(forwards: true), .selectControl(forwards: false)),
    .init("press", .tap) { $0.isControlSelected },
    .init(keys: { $0.holdKey }, label: { $0.gestures.contains(.hold) ? "hold" : nil }),
    .init("swipe", .swipe(.left)) { $0.gestures.contains(.swipe) },
    .init("change", .swipe(.left), .swipe(.right)) { $0.isAdjustable },
    .init(.collapse) { $0.canGoBack ? "back" : "home" },
    .init("refresh", .scroll(forwards: false)) { $0.canRefresh },
    .init("scroll", .scroll(forwards: true)), .init("lock", .toggleLock), .init("list", .list),
    .init("help", .help), .init("quit", .quit),
  ]

  private static let hintsOfLockScreen: [Hint] = [
    .init("unlock", .toggleLock),
    .init(.tap) { $0.cardCount == 0 ? nil : $0.isControlSelected ? "press" : "open" },
    .init("next card", .nextActivity) { $0.cardCount > 0 },
    .init("button", .selectControl(forwards: true)) { $0.cardCount > 0 && $0.hasControls },
    .init(.swipe(.left)) {
      $0.cardCount == 0 ? nil : $0.isRevealed ? "again: clear" : "clear"
    },
    .init(.alwaysOn) { $0.mode.isAlwaysOn ? "wake" : "always-on" },
  ]

  private static let hintsOfIsland: [Hint] = [
    .init(keys: { $0.holdKey }, label: { $0.hasRestingActivity ? "expand" : nil }),
    .init("collapse", .collapse) { $0.isExpanded },
    .init(.tap) {
      $0.hasRestingActivity || $0.isExpanded
        ? $0.isExpanded && $0.isControlSelected ? "press" : "open" : nil
    },
    .init("mark", .nextActivity) { $0.hasSeveralActivities },
    .init("why, swap", .list) { $0.hasSeveralActivities },
    .init("hide", .swipe(.left)) { $0.hasRestingActivity },
    .init(.swipe(.right)) {
      if $0.hasSeveralActivities { return "other alone" }
      return $0.canBringBack ? "bring back" : nil
    },
    .init("button", .selectControl(forwards: true)) { $0.isExpanded && $0.hasControls },
    .init("home", .collapse) { $0.isAppInFront },
    .init("lock", .toggleLock),
  ]

  /// The hints of the locked and of the unlocked phone, behind their own.
  private static let hintsOfPhone: [Hint] = [
    .init(keys: { $0.keysOfApps }) {
      switch $0.screenCount {
      case _ where $0.appCount == 0: nil
      case 0: "start/end"
      case $0.appCount: "open"
      default: "open, start/end"
      }
    },
    .init("other screens", surfaces.map(Command.show)),
    .init(.clock(.freezeOrResume)) {
      $0.isClockAdjusted ? $0.isClockFrozen ? "run" : "freeze" : nil
    },
    .init("step", .clock(.step(1)), .clock(.step(60)), .clock(.stepToDeadline)) {
      $0.isClockAdjusted && $0.isClockFrozen
    },
    .init("speed", .clock(.faster), .clock(.slower)) { $0.isClockAdjusted && !$0.isClockFrozen },
    .init("device", .device(forwards: true)),
    .init("list", .list) { $0.isLocked || !$0.hasSeveralActivities }, .init("help", .help),
    .init("quit", .quit),
  ]

  /// The state that determines the hints.
  package struct Conditions: Hashable, Sendable {
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
    /// True when the screen of an app is in front, with no expanded island over it.
    package var isPageInFront = false
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

    /// True when the island shows an activity that is not expanded.
    fileprivate var hasRestingActivity: Bool {
      switch island {
      case .compact, .pair, .trio, .system(_, .some): true
      case .idle, .system(_, nil), .expanded, .absent: false
      }
    }

    fileprivate var hasSeveralActivities: Bool {
      switch island {
      case .pair, .trio: true
      case .idle, .compact, .system, .expanded, .absent: false
      }
    }

    fileprivate var isExpanded: Bool {
      if case .expanded = island { true } else { false }
    }

    /// True when a swipe to the right brings a hidden activity back.
    fileprivate var canBringBack: Bool {
      switch island {
      case .idle, .compact: hasHidden
      case .pair, .trio, .system, .expanded, .absent: false
      }
    }

    /// The keys of the apps in the dock: `1–5`.
    fileprivate var keysOfApps: String {
      let first = keymap.names(of: .app(0))
      let last = keymap.names(of: .app(min(appCount, 9) - 1))
      return first == last ? first : "\(first)–\(last)"
    }
  }
}
