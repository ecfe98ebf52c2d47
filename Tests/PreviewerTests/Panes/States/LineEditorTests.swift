import CursesTerminal
import Testing

@testable import Previewer

/// The text field of the form: selection, replacement and undo.
struct LineEditorTests {
  private func press(_ editor: inout LineEditor, _ key: Key, _ modifiers: KeyModifiers = []) {
    let isUsed = editor.handle(KeyStroke(key, modifiers: modifiers))
    #expect(isUsed)
  }

  @Test func whatIsTypedFirstReplacesWhatWasThere() {
    var editor = LineEditor("01:56:29", selectsAll: true)
    #expect(editor.selection == 0..<8)
    press(&editor, .character("9"))
    #expect(editor.text == "9" && editor.selection == nil)
  }

  @Test(arguments: [(Key.left, 0), (.right, 5), (.home, 0), (.end, 5)])
  func anArrowKeepsIt(key: Key, cursor: Int) {
    var editor = LineEditor("Pizza", selectsAll: true)
    press(&editor, key)
    #expect(editor.text == "Pizza" && editor.selection == nil && editor.cursor == cursor)
  }

  @Test func shiftSelects() {
    var editor = LineEditor("Pizza Roma")
    press(&editor, .left, .shift)
    press(&editor, .left, .shift)
    #expect(editor.selection == 8..<10)
    press(&editor, .home, .shift)
    #expect(editor.selection == 0..<10)
    press(&editor, .delete)
    #expect(editor.text.isEmpty)
  }

  @Test func eachChangeIsUndone() {
    var editor = LineEditor("one", selectsAll: true)
    press(&editor, .character("t"))
    press(&editor, .character("w"))
    press(&editor, .character("u"), .control)
    #expect(editor.text.isEmpty)
    for text in ["tw", "t", "one", "one"] {
      press(&editor, .character("_"), .control)
      #expect(editor.text == text)
    }
    #expect(editor.cursor == 3)
  }

  @Test func theSelectionIsWhereItIsDrawn() {
    #expect(LineEditor("abc", selectsAll: true).window(columns: 10).selected == 0..<3)
    #expect(LineEditor("abcdef", selectsAll: true).window(columns: 4).selected.upperBound <= 4)
    #expect(LineEditor("", selectsAll: true).selection == nil)
  }
}
