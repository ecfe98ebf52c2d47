import ActivityModel
package import CursesTerminal
package import Emulator
package import PhoneScreen

/// The keys of the contact sheet.
package enum SheetKeys {
  private typealias Map = Keymap<SheetCommand>

  package static let keymap = Keymap<SheetCommand>(moving + states + settings + views + program)

  private static let moving: [Map.Line] = [
    .init(
      "choose a presentation",
      .init(
        "select a presentation", .init(.move(.left), .left), .init(.move(.right), .right),
        .init(.move(.up), .up), .init(.move(.down), .down))),
    .init(
      "the next or previous one", named: "tab, ⇧tab",
      .init("the next presentation", .init(.next, .tab, "n")),
      .init("the previous one", .init(.previous, .backTab))),
    .init(
      "the next page; also PgDn, PgUp, Home, End", named: "space",
      .init("the next page", .init(.page(forwards: true), " ", .pageDown)),
      .init("the previous page", .init(.page(forwards: false), .pageUp)),
      .init("the first presentation, the last", .init(.first, .home), .init(.last, .end))),
    .init(
      "zoom: press, hold, swipe it",
      .init("zoom: the phone in full size, with the keys above", .init(.zoom, .enter))),
    .init("back to the sheet", .init("back to the sheet", .init(.back, .escape))),
  ]

  private static let states: [Map.Line] = [
    .init(
      "next or previous state; while zoomed as an update",
      .init(
        "the previous state, the next", .init(.state(forwards: false), "["),
        .init(.state(forwards: true), "]"))),
    .init(
      "typical, long, empty, extreme",
      .init(
        "the presets typical, long, empty, extreme",
        zip("1234", StatePreset.allCases).map { .init(.preset($1), .character($0)) })),
    .init(
      "edit the state; its JSON and its bytes",
      .init("the form of the state", .init(.form, "e")),
      .init("the state as the JSON of a push", .init(.json, "j"))),
    .init(
      "compare with the last save, or with --against",
      .init("compare with the last save, or with `--against`", .init(.compare, "v"))),
    .init(
      "phone and drawing settings, and their keys:",
      .init("the list of all settings of phone and drawing", .init(.toggles, ","))),
  ]

  /// The keys of all toggles, in the groups of the help screen.
  private static let settings: [Map.Line] = [
    line("device; light, always-on, stale", of: "dLOS"),
    line("text size, locale, zone, direction, long texts", of: ">GZBX", named: "< > G Z B X"),
    line("motion, colours, theme, watch, car", of: "MCTAU"),
    line("app in front, locked, a rival, held sideways", of: "FKWH"),
  ]

  /// Returns the line of some toggles, by their keys.
  private static func line(_ help: String, of keys: String, named: String? = nil) -> Map.Line {
    let rows = SheetToggle.all.filter { keys.contains($0.key) }.map { toggle in
      Map.Row(
        toggle.sentence,
        [toggle.key, toggle.backKey].compactMap { $0 }.map { .init(.toggle($0), .character($0)) })
    }
    return Map.Line(help, named: named, rows)
  }

  /// The rows of the settings, which the page Keys lists on their own, and the other rows.
  package static let settingsRows = settings.flatMap(\.rows)
  package static let rows = (moving + states + views + program).flatMap(\.rows)

  private static let views: [Map.Line] = [
    .init(
      "the next widget or #Preview; last those of views",
      .init(
        "the previous widget or `#Preview`, the next; views come last",
        .init(.widget(forwards: false), "{"), .init(.widget(forwards: true), "}"))),
    .init(
      "inspect views: source lines, sizes, proposals", .init("the inspector", .init(.inspect, "i"))),
    .init(
      "lint: what does not fit the phone, by all rules",
      .init("lint: what does not fit; `wrap`: a phone breaks it elsewhere", .init(.fit, "l"))),
  ]

  private static let program: [Map.Line] = [
    .init(
      "freeze the clock; faster, slower",
      .init("freeze the clock, let it run", .init(.clock(.freezeOrResume), "z")),
      .init(
        "the clock runs faster, slower", .init(.clock(.faster), "+", "="),
        .init(.clock(.slower), "-"))),
    .init(
      "step it by 1 s, by 1 min",
      .init(
        "step the clock by 1 s, by 1 min", .init(.clock(.step(1)), "."),
        .init(.clock(.step(60)), ":"))),
    .init(
      "compile again; pictures or cells", .init("compile again", .init(.rebuild, "R")),
      .init("pictures, where the terminal shows them, or cells", .init(.pictures, "g"))),
    .init(
      "all errors of the last save, with what to try",
      .init("all errors of the last save, with what to try", .init(.report, "!"))),
    .init(nil, .init("help", .init(.help, "?", "h"))),
    .init("suspend", .init("suspend", .init(.suspend, with: .control, "z"))),
    .init(
      "quit", named: "q, ^C", .init("quit", .init(.quit, "q"), .init(.quit, with: .control, "c"))),
    .init("click: choose · again: zoom · wheel: page", named: "mouse"),
  ]

  /// Returns the command of a key press; nil for a release and for an unbound key.
  package static func command(for press: KeyStroke) -> SheetCommand? { keymap.action(for: press) }

  /// The key of the whole report about the last save.
  static var report: String { keymap.names(of: .report) }

  /// The conditions that decide which hints the bottom line shows.
  package struct Conditions: Hashable, Sendable {
    package var pages: Int
    package var states: Int
    package var widgets: Int
    package var isClockAdjusted: Bool
    /// True when there are older frames to compare with.
    package var hasChange: Bool
  }

  package static func hints(for conditions: Conditions) -> [KeyHint] {
    keymap.hints(hintsOfActivities, for: conditions)
  }

  private static let hintsOfActivities: [Map.Hint<Conditions>] = [
    .init("zoom", .zoom), .init("edit", .form), .init("next", .next),
    .init("page", .page(forwards: true)) { $0.pages > 1 },
    .init("state", .state(forwards: false), .state(forwards: true)) { $0.states > 1 },
    .init("inspect", .inspect), .init("lint", .fit),
    .init("compare", .compare) { $0.hasChange },
    .init("widget", .widget(forwards: false), .widget(forwards: true)) { $0.widgets > 1 },
    .init("clock", .clock(.freezeOrResume), .clock(.step(1)), .clock(.step(60))) {
      $0.isClockAdjusted
    },
    .init("phone", .toggles), .init("help", .help), .init("quit", .quit),
  ]

  /// The hints of the sheet of plain views.
  static func hintsOfViews(pages: Int, sheets: Int) -> [KeyHint] {
    var hints = [keymap.hint("zoom", .zoom), keymap.hint("next", .next)]
    if pages > 1 { hints.append(keymap.hint("page", .page(forwards: true))) }
    if sheets > 1 {
      hints.append(keymap.hint("widget", .widget(forwards: false), .widget(forwards: true)))
    }
    return hints + [
      keymap.hint("phone", .toggles), keymap.hint("help", .help), keymap.hint("quit", .quit),
    ]
  }

  /// The hints of the zoomed preview besides the emulator's own.
  ///
  /// - Parameter leaves: True when Esc returns to the sheet, false when it closes something opened
  ///   in the emulator.
  package static func zoomHints(states: Int, leaves: Bool) -> [KeyHint] {
    (leaves ? [keymap.hint("sheet", .back)] : [])
      + (states > 1
        ? [keymap.hint("state", .state(forwards: false), .state(forwards: true))] : [])
  }

  package static var helpScreen: HelpScreen {
    HelpScreen(hints: keymap.help, title: "Keys of the contact sheet")
  }
}
