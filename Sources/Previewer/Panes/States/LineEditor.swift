package import CursesTerminal
import CellRaster

/// An editor for one line of text.
package struct LineEditor: Hashable, Sendable {
  package private(set) var characters: [Character]
  /// The index of the character before which text is inserted.
  package private(set) var cursor: Int

  package init(_ text: String) {
    characters = Array(text)
    cursor = characters.count
  }

  package var text: String { String(characters) }

  package mutating func insert(_ text: String) {
    let new = Array(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
    characters.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }

  /// Handles a key; false when the editor does not use it.
  package mutating func handle(_ press: KeyStroke) -> Bool {
    let isControl = press.modifiers.contains(.control)
    switch press.key {
    case .character(let character) where isControl: return handle(control: character)
    case .character(let character): insert(String(character))
    case .enter where press.modifiers.contains(.alternate): insert("\n")
    case .left: cursor = max(cursor - 1, 0)
    case .right: cursor = min(cursor + 1, characters.count)
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .backspace:
      guard cursor > 0 else { return true }
      cursor -= 1
      characters.remove(at: cursor)
    case .delete:
      if cursor < characters.count { characters.remove(at: cursor) }
    case .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .function: return false
    }
    return true
  }

  /// Handles the control keys of shells: ^A, ^E, ^U, ^K and ^W.
  private mutating func handle(control character: Character) -> Bool {
    switch character {
    case "a": cursor = 0
    case "e": cursor = characters.count
    case "u":
      characters.removeFirst(cursor)
      cursor = 0
    case "k": characters.removeLast(characters.count - cursor)
    case "w":
      while cursor > 0, characters[cursor - 1].isWhitespace { removeBefore() }
      while cursor > 0, !characters[cursor - 1].isWhitespace { removeBefore() }
    default: return false
    }
    return true
  }

  private mutating func removeBefore() {
    cursor -= 1
    characters.remove(at: cursor)
  }

  /// Returns the part of the text that is visible in so many columns, scrolled to show the cursor,
  /// and the cursor's column. A newline is shown as `\n`.
  package func window(columns: Int) -> (text: String, cursor: Int) {
    let shown = characters.map { $0.isNewline ? "\\n" : TerminalText.sanitised(String($0)) }
    let widths = shown.map { TerminalText.columns(of: $0) }
    var first = 0
    // At the end of the text the cursor takes a column of its own.
    while first < cursor, widths[first..<cursor].reduce(0, +) >= max(columns, 1) { first += 1 }
    var text = ""
    var used = 0
    for (part, width) in zip(shown, widths).dropFirst(first) {
      guard used + width <= columns else { break }
      text += part
      used += width
    }
    return (text, widths[first..<cursor].reduce(0, +))
  }
}
