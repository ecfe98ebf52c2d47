import ActivityModel
import CursesTerminal

/// A command in the text mode: a word, or the key with the same effect on the screen.
package enum TextCommand: Hashable, Sendable {
  case command(Command)
  case lock(Bool)
  /// Prints the whole state again.
  case show
  case help
  case unknown(String)

  private static let commands: [String: TextCommand] = [
    "": .show, "show": .show, "list": .show, "a": .show, "help": .help, "?": .help, "h": .help,
    "press": .command(.longPress), "expand": .command(.longPress),
    "collapse": .command(.collapse), "esc": .command(.collapse), "home": .command(.collapse),
    "tap": .command(.tap), "open": .command(.tap), "enter": .command(.tap),
    "next": .command(.nextActivity), "tab": .command(.nextActivity),
    "hide": .command(.swipe(.left)), "left": .command(.swipe(.left)),
    "back": .command(.swipe(.right)), "right": .command(.swipe(.right)),
    "button": .command(.selectControl(forwards: true)),
    "down": .command(.selectControl(forwards: true)),
    "up": .command(.selectControl(forwards: false)),
    "lock": .lock(true), "unlock": .lock(false), "device": .command(.device(forwards: true)),
    "quit": .command(.quit), "exit": .command(.quit),
  ]

  /// Parses a line; text that is not a command becomes `unknown`.
  package init(line: String) {
    let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    if let known = Self.commands[text] {
      self = known
    } else if text.count == 1, let key = text.first,
      let command = KeyBindings.command(for: KeyStroke(.character(key)))
    {
      self = .command(command)
    } else {
      self = .unknown(text)
    }
  }

  /// The help text: one line per command.
  package static let helpLines = [
    "press (e): long press, expand the island",
    "collapse (esc): collapse it; home, when an app is in front",
    "tap (enter): open the app, or press the selected button",
    "next (tab): the next activity",
    "button (down), up: select a button",
    "hide (left): swipe left: hide the island, clear a card",
    "back (right): swipe right: bring back, swap",
    "lock, unlock (l)",
    "1 to 9: start or end an app's activity",
    "device (d): the next device",
    "z, +, -: freeze the clock, faster, slower",
    ". : n: step it by 1 s, 1 min, to the next deadline",
    "show (or an empty line): print the whole state again",
    "quit (q)",
  ]
}
