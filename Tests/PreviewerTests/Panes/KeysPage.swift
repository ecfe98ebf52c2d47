import CursesTerminal
import Emulator
import Previewer

/// The page Keys of the documentation, written from the keymaps.
enum KeysPage {
  /// Returns a table: the keys of each row in code voice or by name, and its sentence.
  private static func table<Action>(
    _ rows: [Keymap<Action>.Row], heading: String = "does"
  ) -> String {
    let lines = rows.map { row in
      let names = [row.otherInput, keys(row.bindings.flatMap(\.strokes))].compactMap(\.self)
      return "| \(names.joined(separator: ", ")) | \(row.sentence) |\n"
    }
    return "| key | \(heading) |\n| --- | --- |\n" + lines.joined()
  }

  private static func table<Action>(_ keymap: Keymap<Action>) -> String {
    table(keymap.lines.flatMap(\.rows))
  }

  /// Returns the names of keys; of many digits the first and the last.
  private static func keys(_ strokes: [KeyStroke]) -> String {
    let names = strokes.map(name(of:))
    let isRange = strokes.count > 4 && strokes.allSatisfy { $0.name.allSatisfy(\.isNumber) }
    return isRange ? "\(names[0]) … \(names[names.count - 1])" : names.joined(separator: " ")
  }

  /// Returns a key's name as on the page: `l`, Esc, Shift+Tab.
  static func name(of stroke: KeyStroke) -> String {
    let key =
      switch stroke.key {
      case .character(" "): "Space"
      case .character: "`\(stroke.name)`"
      case .enter: "Enter"
      case .escape: "Esc"
      case .tab: "Tab"
      case .backTab: "Shift+Tab"
      case .backspace: "Backspace"
      case .delete: "Delete"
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PgUp"
      case .pageDown: "PgDn"
      case .function(let number): "F\(number)"
      }
    if case .character = stroke.key { return key }
    return (stroke.modifiers.contains(.shift) ? "Shift+" : "")
      + (stroke.modifiers.contains(.alternate) ? "Alt+" : "") + key
  }

  /// The words of the text mode; keys without a word are in the table of the phone.
  private static var words: String {
    let lines = TextCommand.lines.compactMap { line -> String? in
      let words = line.entries.flatMap { entry in
        let words = entry.words.map { $0.isEmpty ? "an empty line" : "`\($0)`" }
        // The name of a key that is a letter or a sign is no word.
        return words + [entry.key].compactMap { $0 }.filter { $0.count > 1 }.map { "`\($0)`" }
      }
      guard !words.isEmpty else { return nil }
      let sentence = line.sentence ?? line.entries.compactMap(\.words.first).joined(separator: ", ")
      return "| \(words.joined(separator: " ")) | \(sentence) |\n"
    }
    return "| word | does |\n| --- | --- |\n" + lines.joined() + "| `help` | all words |\n"
  }

  static var text: String {
    """
    # Keys and mouse

    Every key, screen by screen.

    ## Overview

    The bottom line of the screen always shows what can be pressed now; `?` or
    `h` lists all keys. `^C` quits and `^Z` suspends everywhere, to the shell and
    back. A letter and its capital are different keys. The tables on this page are
    written from those that the programs read.

    ## The phone

    The keys of `island`, `island demo`, `island run`, `island record` and of a
    presentation that was zoomed in `island preview`.

    \(table(KeyBindings.keymap))
    On the screen of an app Tab, ↓ and ↑ select its controls, Enter presses one or
    edits a field, ← and → change a value, and Esc goes back or home. `e` presses
    what is selected long, ← swipes a row, and PgUp at the top refreshes the
    screen, where the app has something for it.

    On StandBy Enter opens the card and then its app; Esc goes back to the clock
    and then to the phone.

    A long press of Space takes 500 ms where the terminal reports key releases
    (kitty, foot, Ghostty, WezTerm, iTerm2). Elsewhere it is recognised by the
    keyboard's repeat; `e` and the mouse work everywhere.

    ## Mouse

    | action | on the phone |
    | --- | --- |
    | click | tap; on a button: run its intent; beside: collapse |
    | press and hold, 500 ms | long press |
    | drag left or right | swipe; the island or the card follows |
    | drag a card, when locked | half the button: it stays; half the card: clear |
    | drag up | collapse the island |
    | wheel | scroll the screen of an app |

    ## The contact sheet

    The keys of `island preview`. `island attach` has those that move and page;
    Esc follows the preview again, `q` leaves it running.

    \(table(SheetKeys.rows))
    A click selects a presentation, a click on the selected one zooms it, the
    wheel pages. Pasted JSON becomes the state. On the sheet of the previews of
    views there are no states, and the keys about them say so; a zoomed view has
    the keys of an app, and Esc on its first screen comes back.

    ## Settings of the phone

    Capitals and `<` `>`, on the sheet and on a zoomed presentation. There also
    `[` and `]` work: they update the activity.

    \(table(SheetKeys.settingsRows, heading: "changes"))
    ## Panes of the sheet

    Keys that a pane does not use go to the sheet: `n` is the next presentation in
    the inspector and the findings too, where Tab is a key of the pane, and `i`
    inspects from the findings.

    The form, `e`, and the JSON, `j`, both have:

    \(table(StatePane.keymap))
    The form, `e`:

    \(table(StateForm.keymap))
    While a text is typed: Enter accepts it, Esc restores the value, Tab goes to
    the next field. `^A` and `^E` go to the start and the end, `^U` and `^K`
    delete to them, `^W` deletes a word, Alt+Enter inserts a line break. The old
    value is selected: what is typed replaces it, an arrow keeps it. Shift with an
    arrow, Home or End selects, `^_` undoes.

    The JSON, `j`:

    \(table(JSONPage.keymap))
    The settings, `,`:

    \(table(TogglePane.keymap))
    The inspector, `i`:

    \(table(InspectorPane.keymap))
    The findings, `l`:

    \(table(FitPane.keymap))
    The comparison, `v`:

    \(table(ComparePane.keymap))
    ## A replay

    The keys of `island replay`.

    \(table(ReplayKeys.keymap))
    ## Text mode

    `island --plain` reads words, a line each. The keys of the phone that are a
    letter or a sign work as words too.

    \(words)
    """
  }
}
