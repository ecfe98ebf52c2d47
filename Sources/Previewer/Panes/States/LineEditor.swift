package import CursesTerminal
import CellRaster

/// An editor for one line of text, with a selection that typing replaces, and undo.
package struct LineEditor: Hashable, Sendable {
  private struct Version: Hashable, Sendable {
    var characters: [Character]
    var cursor: Int
  }

  package private(set) var characters: [Character]
  /// The index of the character before which text is inserted.
  package private(set) var cursor: Int
  /// The other end of the selection; nil: nothing is selected.
  private var anchor: Int?
  /// What `undo` brings back, the latest last.
  private var versions: [Version] = []

  /// The most changes that can be undone.
  private static let mostVersions = 100

  /// - Parameter selectsAll: True: what is typed first replaces the text.
  package init(_ text: String, selectsAll: Bool = false) {
    characters = Array(text)
    cursor = characters.count
    anchor = selectsAll && cursor > 0 ? 0 : nil
  }

  package var text: String { String(characters) }

  /// The indices of the selected characters; nil: nothing is selected.
  package var selection: Range<Int>? {
    guard let anchor, anchor != cursor else { return nil }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// Inserts a text in place of the selection.
  package mutating func insert(_ text: String) {
    let new = Array(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
    replace(selection ?? cursor..<cursor, by: new)
  }

  /// Handles a key; false when the editor does not use it.
  package mutating func handle(_ press: KeyStroke) -> Bool {
    let isControl = press.modifiers.contains(.control)
    let selects = press.modifiers.contains(.shift)
    switch press.key {
    case .character(let character) where isControl: return handle(control: character)
    case .character(let character): insert(String(character))
    case .enter where press.modifiers.contains(.alternate): insert("\n")
    case .left: move(to: selects ? cursor - 1 : selection?.lowerBound ?? cursor - 1, selects)
    case .right: move(to: selects ? cursor + 1 : selection?.upperBound ?? cursor + 1, selects)
    case .home: move(to: 0, selects)
    case .end: move(to: characters.count, selects)
    case .backspace: replace(selection ?? max(cursor - 1, 0)..<cursor, by: [])
    case .delete: replace(selection ?? cursor..<min(cursor + 1, characters.count), by: [])
    case .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .function: return false
    }
    return true
  }

  /// Handles the control keys of shells: ^A, ^E, ^U, ^K, ^W, and ^_ for undo.
  private mutating func handle(control character: Character) -> Bool {
    switch character {
    case "a": move(to: 0, false)
    case "e": move(to: characters.count, false)
    case "u": replace(0..<cursor, by: [])
    case "k": replace(cursor..<characters.count, by: [])
    case "w":
      var start = cursor
      while start > 0, characters[start - 1].isWhitespace { start -= 1 }
      while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
      replace(start..<cursor, by: [])
    case "_", "/": undo()
    default: return false
    }
    return true
  }

  /// Moves the cursor; the selection ends, or reaches to the new place.
  private mutating func move(to place: Int, _ selects: Bool) {
    anchor = selects ? anchor ?? cursor : nil
    cursor = min(max(place, 0), characters.count)
  }

  private mutating func replace(_ range: Range<Int>, by new: [Character]) {
    anchor = nil
    guard !range.isEmpty || !new.isEmpty else { return }
    versions.append(Version(characters: characters, cursor: cursor))
    if versions.count > Self.mostVersions { versions.removeFirst() }
    characters.replaceSubrange(range, with: new)
    cursor = range.lowerBound + new.count
  }

  private mutating func undo() {
    guard let version = versions.popLast() else { return }
    characters = version.characters
    cursor = version.cursor
    anchor = nil
  }

  /// Returns the part of the text that is visible in so many columns, scrolled to show the cursor,
  /// the cursor's column, and the selected columns. A newline is shown as `\n`.
  package func window(columns: Int) -> (text: String, cursor: Int, selected: Range<Int>) {
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
    func column(_ index: Int) -> Int {
      index <= first ? 0 : min(widths[first..<index].reduce(0, +), used)
    }
    let selected = selection.map { column($0.lowerBound)..<column($0.upperBound) } ?? 0..<0
    return (text, widths[first..<cursor].reduce(0, +), selected)
  }
}
