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

  /// Words for a command. The names of its keys, such as `esc`, need not be among them.
  package struct Entry: Sendable {
    package let words: [String]
    package let command: TextCommand

    fileprivate init(_ command: TextCommand, _ words: String...) {
      self.words = words
      self.command = command
    }

    fileprivate init(_ command: Command, _ words: String...) {
      self.words = words
      self.command = .command(command)
    }

    /// The name of the command's key, in ASCII; nil: no key has the same effect.
    package var key: String? {
      guard case .command(let command) = command else { return nil }
      return TextCommand.keyNames.first { $0.command == command }?.name
    }

    /// The first word and, in brackets, the key; without words the key alone.
    fileprivate var name: String {
      guard let word = words.first else { return key ?? "" }
      return word + (key.map { " (\($0))" } ?? "")
    }
  }

  /// A line of the help.
  package struct Line: Sendable {
    package let entries: [Entry]
    /// Nil: the words say enough.
    package let sentence: String?
    /// The line of the help.
    fileprivate let text: String

    /// - Parameter names: Replaces the names of the entries.
    fileprivate init(_ sentence: String?, named names: String? = nil, _ entries: Entry...) {
      self.entries = entries
      self.sentence = sentence
      let names = names ?? entries.map(\.name).joined(separator: ", ")
      text = names + (sentence.map { ": " + $0 } ?? "")
    }
  }

  /// The words and what they do; letters and signs of the phone's keymap work without being here.
  package static let lines: [Line] = [
    Line("long press, expand the island", Entry(.longPress, "press", "expand")),
    Line("collapse it; home, when an app is in front", Entry(.collapse, "collapse", "home")),
    Line("open the app, or press the selected button", Entry(.tap, "tap", "open")),
    Line("the next activity", Entry(.nextActivity, "next")),
    Line(
      "select a button", Entry(.selectControl(forwards: true), "button"),
      Entry(.selectControl(forwards: false))),
    Line("swipe left: hide the island, clear a card", Entry(.swipe(.left), "hide")),
    Line("swipe right: bring back, swap", Entry(.swipe(.right), "back")),
    Line(
      nil, named: "lock, unlock (\(KeyBindings.keymap.names(of: .toggleLock)))",
      Entry(.lock(true), "lock"), Entry(.lock(false), "unlock")),
    Line("start or end an app's activity", named: "1 to 9"),
    Line("the next device", Entry(.device(forwards: true), "device")),
    Line(
      "freeze the clock, faster, slower", Entry(.clock(.freezeOrResume)), Entry(.clock(.faster)),
      Entry(.clock(.slower))),
    Line(
      "step it by 1 s, 1 min, to the next deadline",
      named: KeyBindings.keymap.names(
        of: .clock(.step(1)), .clock(.step(60)), .clock(.stepToDeadline))),
    Line(
      "print the whole state again", named: "show (or an empty line)",
      Entry(.show, "show", "list", "a", "")),
    Line(nil, Entry(.quit, "quit", "exit")),
  ]

  /// `help` prints the lines and is not one of them.
  private static let helpEntry = Entry(TextCommand.help, "help", "?", "h")

  private static let commands = Dictionary(
    uniqueKeysWithValues: (lines.flatMap(\.entries) + [helpEntry]).flatMap { entry in
      entry.words.map { ($0, entry.command) }
    })

  /// The phone's keys that have a word for a name: `esc`, `left`.
  private static let arrows = ["↑": "up", "↓": "down", "←": "left", "→": "right"]

  /// The keys of the phone by their names in ASCII, without those held with others.
  private static let keyNames: [(name: String, command: Command)] =
    KeyBindings.keymap.lines.flatMap(\.rows).flatMap(\.bindings).flatMap { binding in
      binding.strokes.map { (arrows[$0.name] ?? $0.name, binding.action) }
    }

  /// Parses a line; text that is not a command becomes `unknown`.
  package init(line: String) {
    // A capital letter is another key; words are taken in any case.
    let exact = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = exact.lowercased()
    self =
      Self.commands[exact] ?? Self.command(ofKey: exact) ?? Self.commands[text]
      ?? Self.command(ofKey: text) ?? .unknown(text)
  }

  private static func command(ofKey name: String) -> TextCommand? {
    keyNames.first { $0.name == name }.map { .command($0.command) }
  }

  /// The help text: one line per command.
  package static var helpLines: [String] { lines.map(\.text) }
}
