import ActivityModel
package import CellRaster
package import CursesTerminal
import Emulator
package import Foundation
package import PhoneScreen

/// Drawing of a form, and its handling of the mouse.
extension StateForm {
  private enum Line {
    case row(FormRow)
    case editor(LineEditor, indent: Int)
    case choice(Int, String, isChosen: Bool, indent: Int)
    case note(String, indent: Int, isProblem: Bool)
  }

  /// The most choices of a picker that are visible at a time.
  private static let mostChoices = 8

  private func lines(columns: Int, now: Date) -> (lines: [Line], focus: Range<Int>) {
    var lines: [Line] = []
    var focused = 0..<1
    for row in rows {
      let start = lines.count
      let indent = Self.indent(row) + 2
      lines.append(.row(row))
      func note(_ message: String, isProblem: Bool) {
        let wrapped = ActivityPanel.wrapped(message, columns: max(columns - indent - 2, 8))
        lines += wrapped.map { .note($0, indent: indent, isProblem: isProblem) }
      }
      guard row.id == focus else {
        if let problem = row.problem { note(problem, isProblem: true) }
        continue
      }
      switch mode {
      case .moving: if let problem = row.problem { note(problem, isProblem: true) }
      case .typing(let editor, _, let problem):
        lines.append(.editor(editor, indent: indent))
        note(problem ?? FieldText.hint(row.shape), isProblem: problem != nil)
      case .naming(let editor, let problem):
        lines.append(.editor(editor, indent: indent))
        note(problem ?? "the key", isProblem: problem != nil)
      case .picking(let index, _):
        let choices = Self.choices(of: row)
        let first = min(
          max(index - Self.mostChoices / 2, 0), max(choices.count - Self.mostChoices, 0))
        for (place, name) in choices.enumerated().dropFirst(first).prefix(Self.mostChoices) {
          lines.append(.choice(place, name, isChosen: place == index, indent: indent))
        }
      }
      focused = start..<lines.count
    }
    return (lines, focused)
  }

  /// The columns of a row's indentation, limited so that deep rows stay readable in a narrow pane.
  private static func indent(_ row: FormRow) -> Int { min(row.indent, 5) * 2 }

  /// The first visible line: the last scroll position, moved as little as the focus requires.
  private func top(_ focus: Range<Int>, of count: Int, rows: Int) -> Int {
    var top = min(max(top, 0), max(count - rows, 0))
    if focus.upperBound > top + rows { top = focus.upperBound - rows }
    return min(top, focus.lowerBound)
  }

  package func draw(in area: CellRect, look: RenderStyle, at now: Date, into grid: inout CellGrid) {
    let pen = FormRenderer(area: area, look: look)
    grid.fill(area, style: pen.text)
    let (lines, focused) = lines(columns: area.columns, now: now)
    let top = top(focused, of: lines.count, rows: area.rows)
    let labels = labelColumns(area.columns)
    let fields = fields(now)
    for (offset, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      let y = area.row + offset
      switch line {
      case .row(let row):
        let shown: String? =
          row.kind == .adding ? nil : fields.displayText(row.value, row.shape)
        pen.draw(
          row, shown, isFocused: row.id == focus, indent: Self.indent(row), labels: labels,
          at: y, into: &grid)
      case .editor(let editor, let indent): pen.draw(editor, indent: indent, at: y, into: &grid)
      case .choice(_, let name, let isChosen, let indent):
        pen.draw(choice: name, isChosen, indent: indent, at: y, into: &grid)
      case .note(let message, let indent, let isProblem):
        pen.draw(note: message, isProblem, indent: indent, at: y, into: &grid)
      }
    }
    pen.drawMore(above: top > 0, below: lines.count > top + area.rows, into: &grid)
  }

  /// The columns for indented labels: as many as the widest needs, at most half of the pane.
  private func labelColumns(_ columns: Int) -> Int {
    let widest =
      rows.filter { $0.kind == .field }
      .map { Self.indent($0) + TerminalText.columns(of: $0.label) }.max() ?? 0
    return min(widest, max(columns / 2 - 3, 6))
  }

  // MARK: Mouse

  package mutating func handle(
    _ event: MouseEvent, in area: CellRect, at now: Date
  ) -> Outcome {
    guard area.contains(event.position) else { return .ignored }
    let (lines, focused) = lines(columns: area.columns, now: now)
    let top = top(focused, of: lines.count, rows: area.rows)
    switch event.phase {
    case .scrollUp, .scrollDown:
      guard case .moving = mode else { return .handled }
      moveFocus(by: event.phase == .scrollUp ? -3 : 3)
      return .handled
    case .drag, .up, .move, .scrollLeft, .scrollRight: return .handled
    case .down: break
    }
    let place = top + event.position.row - area.row
    guard lines.indices.contains(place) else { return .handled }
    self.top = top
    switch lines[place] {
    case .row(let row):
      let wasFocused = row.id == focus
      // A valid text has been stored while it was typed; an invalid one is dropped.
      mode = .moving
      focus = row.id
      let isTouched: Bool =
        switch row.kind {
        case .group, .adding: true
        case .field: wasFocused || row.shape == .truth
        }
      return isTouched ? activate(row, now) : .handled
    case .choice(let index, _, _, _):
      guard case .picking(_, let before) = mode, let row = focusedRow else { return .handled }
      let outcome = pick(index, row, before, now)
      mode = .moving
      return outcome
    case .editor, .note: return .handled
    }
  }

  /// The keys of the current mode for the bottom line, most useful first.
  package var hints: [KeyHint] {
    switch mode {
    case .typing:
      return [
        .init("enter", "done"), .init("esc", "undo all"), .init("tab", "next"), .init("^_", "undo"),
        .init("^U", "empty"),
      ]
    case .naming: return [.init("enter", "add"), .init("esc", "back")]
    case .picking: return [.init("↑ ↓", "choose"), .init("enter", "done"), .init("esc", "undo")]
    case .moving: break
    }
    guard let row = focusedRow else { return [Self.keymap.hint("close", .close)] }
    var hints: [KeyHint] = []
    switch row.kind {
    case .group(let isFolded): hints.append(Self.keymap.hint(isFolded ? "open" : "fold", .activate))
    case .adding: hints.append(Self.keymap.hint("add", .activate))
    case .field:
      let isCreated = row.isNil && row.isOptional
      hints.append(
        Self.keymap.hint(
          isCreated ? "make" : row.shape == .truth ? "turn" : "edit", .activate))
    }
    if row.isMember {
      hints += [
        Self.keymap.hint("add, remove", .add, .remove),
        Self.keymap.hint("move", .moveMember(-1), .moveMember(1)),
      ]
    } else if row.isOptional, !row.isNil {
      hints.append(Self.keymap.hint("nothing", .remove))
    } else if row.isContainer {
      hints.append(Self.keymap.hint("add", .add))
    }
    return hints + [Self.keymap.hint("close", .close)]
  }
}
