import CursesTerminal

/// `"↓↓⏎abc⎋"` as key presses.
func keys(_ text: String) -> [KeyPress] {
  text.map { character in
    switch character {
    case "↓": KeyPress(.down)
    case "↑": KeyPress(.up)
    case "←": KeyPress(.left)
    case "→": KeyPress(.right)
    case "⏎": KeyPress(.enter)
    case "⎋": KeyPress(.escape)
    case "⌫": KeyPress(.backspace)
    case "⇥": KeyPress(.tab)
    case "⇱": KeyPress(.home)
    case "⌧": KeyPress(.character("u"), modifiers: .control)
    default: KeyPress(.character(character))
    }
  }
}
