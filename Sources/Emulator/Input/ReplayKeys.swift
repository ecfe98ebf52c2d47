import CursesTerminal
package import PhoneScreen

/// The keys of a replay.
package enum ReplayKeys {
  package enum Action: Hashable, Sendable {
    case clock(ClockAction)
    case quit, suspend
  }

  package static let keymap = Keymap<Action>(
    rows:
      .init("pause, go on", .init(.clock(.freezeOrResume), "z")),
    .init(
      "faster, slower", .init(.clock(.faster), "+", "="), .init(.clock(.slower), "-")),
    .init("1 s on, 1 min on", .init(.clock(.step(1)), "."), .init(.clock(.step(60)), ":")),
    .init("on to the next change", .init(.clock(.stepToDeadline), "n")),
    .init("quit", .init(.quit, "q"), .init(.quit, with: .control, "c")),
    .init("suspend", .init(.suspend, with: .control, "z")))

  package static let hints = [
    keymap.hint("pause/go on", .clock(.freezeOrResume)),
    keymap.hint("speed", .clock(.faster), .clock(.slower)),
    keymap.hint("1 s", .clock(.step(1))), keymap.hint("1 min", .clock(.step(60))),
    keymap.hint("next change", .clock(.stepToDeadline)), keymap.hint("quit", .quit),
  ]
}
