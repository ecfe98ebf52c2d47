package import ActivityModel
package import CursesTerminal
package import Emulator
package import Foundation

/// A form that edits JSON of a known shape. Every field can be changed by keys alone, and each
/// valid change updates `value` at once.
///
///     ▸ ▾ state
///         driverName  Anna
///         eta         18:35:00 +5m
///         step        cooking
///           minutes   3
package struct StateForm: Sendable {
  /// The result of an event.
  package enum Outcome: Hashable, Sendable {
    /// The form does not use the event.
    case ignored
    case handled
    /// `value` has changed.
    case changed
    /// The form is to be closed.
    case closed
  }

  enum Mode: Hashable, Sendable {
    case moving
    /// Each valid text is stored while it is typed; Escape restores `before`.
    case typing(LineEditor, before: JSONValue, problem: String?)
    /// Selecting among the choices of the row; each choice is stored as it is passed.
    case picking(Int, before: JSONValue)
    /// Typing the key of a new entry of a dictionary.
    case naming(LineEditor, problem: String?)
  }

  package let shape: ValueShape
  package internal(set) var value: JSONValue
  package let timeZone: TimeZone
  var folded: Set<[String]> = []
  var focus = FormRow.ID(path: [])
  var mode = Mode.moving
  /// The first visible line when it was last set by the mouse.
  var top = 0

  package init(_ value: JSONValue, of shape: ValueShape, timeZone: TimeZone) {
    self.value = value
    self.shape = shape
    self.timeZone = timeZone
    focus = rows.first { $0.kind == .field }?.id ?? rows.first?.id ?? focus
  }

  /// Shows another value; keeps the focus and the folded groups where the rows still exist.
  package mutating func show(_ value: JSONValue) {
    self.value = value
    mode = .moving
    keepFocus(near: focusIndex)
  }

  package var rows: [FormRow] { FormRows(value, of: shape, folded: folded).rows }

  /// True while a text is typed, which takes every key.
  package var isTyping: Bool {
    switch mode {
    case .typing, .naming: true
    case .moving, .picking: false
    }
  }

  var focusIndex: Int { rows.firstIndex { $0.id == focus } ?? 0 }

  package var focusedRow: FormRow? {
    let rows = rows
    return rows.first { $0.id == focus } ?? rows.first
  }

  /// Makes the text conversion for fields, with dates relative to `now`.
  func fields(_ now: Date) -> FieldText { FieldText(now: now, timeZone: timeZone) }

  // MARK: Keys

  package enum Action: Hashable, Sendable {
    case close, first, last, activate, add, remove
    case move(Int)
    case step(Int)
    case moveMember(Int)
  }

  package static let keymap = Keymap<Action>(
    rows: .init(
      "move", .init(.move(-1), .up), .init(.move(1), .down), .init(.move(-10), .pageUp),
      .init(.move(10), .pageDown), .init(.first, .home), .init(.last, .end)),
    .init("edit a value, flip a switch, fold a group", .init(.activate, .enter, " ")),
    .init(
      "smaller or larger, previous or next choice, fold", .init(.step(-1), .left),
      .init(.step(1), .right)),
    .init("add an entry to a list or dictionary", .init(.add, "+", "=")),
    .init(
      "remove an entry; clear an optional value", .init(.remove, "-", .delete, .backspace)),
    .init("move an entry up or down", .init(.moveMember(-1), "{"), .init(.moveMember(1), "}")),
    .init(
      "the same", .init(.moveMember(-1), with: .shift, .up),
      .init(.moveMember(1), with: .shift, .down)),
    .init(
      "the same", .init(.moveMember(-1), with: .alternate, .up),
      .init(.moveMember(1), with: .alternate, .down)),
    .init("close", .init(.close, .escape)))

  package mutating func handle(_ press: KeyStroke, at now: Date) -> Outcome {
    guard press.phase != .release else { return .ignored }
    switch mode {
    case .moving: return move(press, now)
    case .typing(let editor, let before, let problem):
      return type(press, editor, before, problem, now)
    case .picking(let index, let before): return pick(press, index, before, now)
    case .naming(let editor, _): return name(press, editor, now)
    }
  }

  /// Inserts pasted text into the text that is typed; ignored while nothing is typed.
  package mutating func paste(_ text: String, at now: Date) -> Outcome {
    switch mode {
    case .typing(var editor, let before, _):
      editor.insert(text)
      return store(editor, before, now)
    case .naming(var editor, _):
      editor.insert(text)
      mode = .naming(editor, problem: nil)
      return .handled
    case .moving, .picking: return .ignored
    }
  }

  private mutating func move(_ press: KeyStroke, _ now: Date) -> Outcome {
    guard let row = focusedRow else { return press.key == .escape ? .closed : .ignored }
    let outcome: Outcome
    switch Self.keymap.action(for: press) {
    case .close: return .closed
    case .move(let count):
      moveFocus(by: count)
      return .handled
    case .first:
      moveFocus(by: -rows.count)
      return .handled
    case .last:
      moveFocus(by: rows.count)
      return .handled
    case .activate: outcome = activate(row, now)
    case .step(let count): outcome = step(row, by: count, now)
    case .add: outcome = add(beside: row, now)
    case .remove: outcome = remove(row)
    case .moveMember(let count): outcome = moveMember(row, by: count)
    case nil: return .ignored
    }
    // Outside of the form the characters have other meanings, which must not be triggered while
    // editing.
    if outcome == .ignored, case .character = press.key { return .handled }
    return outcome
  }

  mutating func moveFocus(by count: Int) {
    let rows = rows
    guard !rows.isEmpty else { return }
    focus = rows[min(max(focusIndex + count, 0), rows.count - 1)].id
  }

  /// Focuses the row at an index if the focused row no longer exists.
  mutating func keepFocus(near index: Int) {
    let rows = rows
    guard !rows.contains(where: { $0.id == focus }), !rows.isEmpty else { return }
    focus = rows[min(max(index, 0), rows.count - 1)].id
  }

  private mutating func type(
    _ press: KeyStroke, _ editor: LineEditor, _ before: JSONValue, _ problem: String?, _ now: Date
  ) -> Outcome {
    switch press.key {
    case .escape:
      let isChanged = value != before
      value = before
      mode = .moving
      return isChanged ? .changed : .handled
    case .enter where !press.modifiers.contains(.alternate):
      if problem == nil { mode = .moving }
      return .handled
    case .up, .down, .tab, .backTab:
      // Goes to the next field; an invalid text is dropped.
      mode = .moving
      moveFocus(by: press.key == .up || press.key == .backTab ? -1 : 1)
      return .handled
    case .character, .enter, .left, .right, .home, .end, .backspace, .delete, .pageUp, .pageDown,
      .function:
      var editor = editor
      guard editor.handle(press) else { return .handled }
      return store(editor, before, now)
    }
  }

  /// Parses the typed text and stores its value, or shows why it is invalid.
  private mutating func store(
    _ editor: LineEditor, _ before: JSONValue, _ now: Date
  ) -> Outcome {
    guard let row = focusedRow else { return .ignored }
    do throws(FieldText.Problem) {
      let new = try fields(now).value(of: editor.text, row.shape)
      let isChanged = value[row.path] != new
      value[row.path] = new
      mode = .typing(editor, before: before, problem: nil)
      return isChanged ? .changed : .handled
    } catch {
      mode = .typing(editor, before: before, problem: error.message)
      return .handled
    }
  }

  private mutating func pick(
    _ press: KeyStroke, _ index: Int, _ before: JSONValue, _ now: Date
  ) -> Outcome {
    guard let row = focusedRow else { return .ignored }
    let count = Self.choices(of: row).count
    switch press.key {
    case .escape:
      mode = .moving
      let isChanged = value != before
      value = before
      return isChanged ? .changed : .handled
    case .enter, .character(" "):
      mode = .moving
      return .handled
    case .up: return pick(max(index - 1, 0), row, before, now)
    case .down: return pick(min(index + 1, count - 1), row, before, now)
    case .home: return pick(0, row, before, now)
    case .end: return pick(count - 1, row, before, now)
    case .character, .tab, .backTab, .backspace, .delete, .left, .right, .pageUp, .pageDown,
      .function:
      return .handled
    }
  }

  mutating func pick(
    _ index: Int, _ row: FormRow, _ before: JSONValue, _ now: Date
  ) -> Outcome {
    mode = .picking(index, before: before)
    return choose(index, of: row, now)
  }

  private mutating func name(
    _ press: KeyStroke, _ editor: LineEditor, _ now: Date
  ) -> Outcome {
    guard let row = focusedRow else { return .ignored }
    switch press.key {
    case .escape:
      mode = .moving
      return .handled
    case .enter: return add(key: editor, to: row, now)
    case .character, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .function:
      var editor = editor
      if editor.handle(press) { mode = .naming(editor, problem: nil) }
      return .handled
    }
  }
}
