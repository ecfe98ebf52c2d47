import ActivityModel
package import CellRaster
package import CursesTerminal
import Emulator
package import PhoneScreen

/// The list of all toggles with their keys and values; Enter edits a value as text, for values
/// that the keys do not reach.
package struct TogglePane: Sendable {
  /// The result of an event.
  package enum Outcome: Hashable, Sendable { case ignored, handled, changed, closed }

  package var choices: SheetChoices
  private var focus = 0
  private var typing: (editor: LineEditor, problem: String?)?

  package init(_ choices: SheetChoices) { self.choices = choices }

  package var isTyping: Bool { typing != nil }

  private var toggles: [SheetToggle] { SheetToggle.all }

  package mutating func handle(_ press: KeyStroke) -> Outcome {
    guard press.phase != .release else { return .ignored }
    if let typing { return type(press, typing.editor) }
    let old = choices
    switch press.key {
    case .escape: return .closed
    case .up: focus = max(focus - 1, 0)
    case .down: focus = min(focus + 1, toggles.count - 1)
    case .home: focus = 0
    case .end: focus = toggles.count - 1
    case .right, .character(" "): toggles[focus].step(&choices, true)
    case .left: toggles[focus].step(&choices, false)
    case .enter: typing = (LineEditor(toggles[focus].setting.read(choices), selectsAll: true), nil)
    case .character(let character) where press.modifiers.isDisjoint(with: [.control, .alternate]):
      guard SheetToggle.change(character, in: &choices) != nil else { return .ignored }
      focus =
        toggles.firstIndex { $0.key == character || $0.backKey == character } ?? focus
    case .character, .tab, .backTab, .backspace, .delete, .pageUp, .pageDown, .function:
      return .ignored
    }
    return choices == old ? .handled : .changed
  }

  private mutating func type(_ press: KeyStroke, _ editor: LineEditor) -> Outcome {
    switch press.key {
    case .escape:
      typing = nil
      return .handled
    case .enter: return apply(editor)
    case .character, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .function:
      var editor = editor
      if editor.handle(press) { typing = (editor, nil) }
      return .handled
    }
  }

  private mutating func apply(_ editor: LineEditor) -> Outcome {
    do {
      try SheetToggle.set(toggles[focus].setting.name, to: editor.text, in: &choices)
      typing = nil
      return .changed
    } catch {
      typing = (editor, SettingMessage.text(for: error))
      return .handled
    }
  }

  package mutating func handle(_ event: MouseEvent, in area: CellRect) -> Outcome {
    guard area.contains(event.position) else { return .ignored }
    switch event.phase {
    case .scrollUp: return handle(KeyStroke(.up))
    case .scrollDown: return handle(KeyStroke(.down))
    case .drag, .up, .move, .scrollLeft, .scrollRight: return .handled
    case .down: break
    }
    let index = first(area.rows) + event.position.row - area.row - Self.headRows
    guard typing == nil, toggles.indices.contains(index) else { return .handled }
    let wasFocused = focus == index
    focus = index
    return wasFocused ? handle(KeyStroke(.right)) : .handled
  }

  // MARK: Drawing

  private static let headRows = 2
  /// The columns for the keys and their margin, and for the titles.
  private static let keyColumns = 6
  private static let titleColumns = 22

  /// The index of the first visible toggle.
  private func first(_ rows: Int) -> Int {
    let room = max(rows - Self.headRows - (typing == nil ? 0 : 4), 1)
    return max(min(focus - room + 1, toggles.count - room), 0)
  }

  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.panelBackground)
    let text = look.style(.panelText, on: background)
    let quiet = look.style(.panelReason, on: background)
    let focused = look.style(.focus, on: background, .bold)
    grid.fill(area, style: text)
    let inner = area.inset(columns: 1, rows: 0)
    grid.write(
      "Phone and picture", at: inner.origin, columns: inner.columns,
      style: look.style(.panelTitle, on: background, .bold))
    var row = area.row + Self.headRows
    func write(_ string: String, indent: Int, columns: Int? = nil, _ style: CellStyle) {
      guard row < area.maxRow else { return }
      grid.write(
        string, at: CellPoint(column: inner.column + indent, row: row),
        columns: min(columns ?? inner.columns, inner.columns - indent), style: style)
    }
    let titles = min(Self.titleColumns, max(inner.columns - Self.keyColumns - 14, 8))
    for (index, toggle) in toggles.enumerated().dropFirst(first(area.rows)) {
      let isFocused = index == focus
      if isFocused { write(look.glyphs.glyph("▸", ascii: ">"), indent: 0, focused) }
      let keys = [toggle.key, toggle.backKey].compactMap { $0.map(String.init) }
      write(keys.joined(separator: " "), indent: 2, columns: 4, text)
      write(toggle.title, indent: Self.keyColumns, columns: titles, isFocused ? focused : quiet)
      write(
        toggle.setting.read(choices), indent: Self.keyColumns + titles + 1,
        isFocused ? focused : text)
      row += 1
      guard isFocused, let typing, row < area.maxRow else { continue }
      FormRenderer(area: inner, look: look).draw(typing.editor, indent: 0, at: row, into: &grid)
      row += 1
      let message = typing.problem.map { "! " + $0 } ?? toggle.setting.expected
      let style = typing.problem == nil ? quiet : look.style(.error, on: background)
      for line in ActivityPanel.wrapped(message, columns: inner.columns - 2).prefix(3) {
        write(line, indent: 2, style)
        row += 1
      }
    }
  }

  package var hints: [KeyHint] {
    isTyping
      ? [.init("enter", "take"), .init("esc", "back")]
      : [.init("← →", "turn"), .init("enter", "type"), .init("esc", "close")]
  }
}
