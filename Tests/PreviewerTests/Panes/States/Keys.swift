import CursesTerminal

/// `"↓↓⏎abc⎋"` as key presses.
func keys(_ text: String) -> [KeyStroke] {
  text.map { character in
    switch character {
    case "↓": KeyStroke(.down)
    case "↑": KeyStroke(.up)
    case "←": KeyStroke(.left)
    case "→": KeyStroke(.right)
    case "⏎": KeyStroke(.enter)
    case "⎋": KeyStroke(.escape)
    case "⌫": KeyStroke(.backspace)
    case "⇥": KeyStroke(.tab)
    case "⇱": KeyStroke(.home)
    case "⌧": KeyStroke(.character("u"), modifiers: .control)
    default: KeyStroke(.character(character))
    }
  }
}
