import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
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

  package enum Action: Hashable, Sendable {
    case close, previous, next, first, last, type
    case turn(forwards: Bool)
  }

  /// The pane's own keys; those of the toggles are the sheet's.
  package static let keymap = Keymap<Action>(
    rows: .init(
      "move", .init(.previous, .up), .init(.next, .down), .init(.first, .home), .init(.last, .end)),
    .init(
      "the previous value, the next", .init(.turn(forwards: false), .left),
      .init(.turn(forwards: true), .right, " ")),
    .init("type a value", .init(.type, .enter)), .init("close", .init(.close, .escape, ",")))

  package mutating func handle(_ press: KeyStroke) -> Outcome {
    guard press.phase != .release else { return .ignored }
    if let typing { return type(press, typing.editor) }
    let old = choices
    switch Self.keymap.action(for: press) {
    case .close: return .closed
    case .previous: focus = max(focus - 1, 0)
    case .next: focus = min(focus + 1, toggles.count - 1)
    case .first: focus = 0
    case .last: focus = toggles.count - 1
    case .turn(let forwards): toggles[focus].step(&choices, forwards)
    case .type: typing = (LineEditor(toggles[focus].setting.read(choices), selectsAll: true), nil)
    case nil:
      guard case .character(let key) = press.key,
        press.modifiers.isDisjoint(with: [.control, .alternate]),
        SheetToggle.change(key, in: &choices) != nil
      else { return .ignored }
      focus = toggles.firstIndex { $0.key == key || $0.backKey == key } ?? focus
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
      : [
        Self.keymap.hint("turn", .turn(forwards: false), .turn(forwards: true)),
        Self.keymap.hint("type", .type), Self.keymap.hint("close", .close),
      ]
  }
}
