import ActivityModel
package import CellRaster
package import CursesTerminal
import Emulator
package import Foundation
package import PhoneScreen

/// A page that shows a state as the JSON of a push, with the bytes of its fields. Pasted JSON is
/// parsed as a state; states can be saved and opened where files are allowed.
package struct JSONPage: Sendable {
  private enum Asking: Hashable, Sendable { case read, write }

  /// False when the program must not open other files than those it was started with.
  package let allowsFiles: Bool
  private var event = PushJSON.Event.update
  private var top = 0
  private var asking: (what: Asking, editor: LineEditor)?
  /// The errors of the last text, or the result of reading or writing a file.
  private var messages: [String] = []
  private var isRefused = false

  package init(allowsFiles: Bool) { self.allowsFiles = allowsFiles }

  package var isTyping: Bool { asking != nil }

  package mutating func handle(
    _ press: KeyPress, _ book: inout StateCollection, at now: Date
  ) -> StateForm.Outcome {
    if let asking { return type(press, asking.what, asking.editor, &book, now) }
    switch press.key {
    case .escape: return .closed
    case .up: top = max(top - 1, 0)
    case .down: top += 1
    case .pageUp: top = max(top - 10, 0)
    case .pageDown: top += 10
    case .home: top = 0
    case .character("u"):
      let all = PushJSON.Event.allCases
      event = all[((all.firstIndex(of: event) ?? 0) + 1) % all.count]
      top = 0
    case .character("w") where allowsFiles:
      asking = (.write, LineEditor("\(book.attributesType).apns"))
    case .character("o") where allowsFiles: asking = (.read, LineEditor(""))
    case .character, .enter, .tab, .backTab, .backspace, .delete, .left, .right, .end, .function:
      return .ignored
    }
    return .handled
  }

  private mutating func type(
    _ press: KeyPress, _ what: Asking, _ editor: LineEditor, _ book: inout StateCollection,
    _ now: Date
  ) -> StateForm.Outcome {
    switch press.key {
    case .escape: asking = nil
    case .enter:
      asking = nil
      return use(editor.text, what, &book, now)
    case .character, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .function:
      var editor = editor
      if editor.handle(press) { asking = (what, editor) }
    }
    return .handled
  }

  private mutating func use(
    _ path: String, _ what: Asking, _ book: inout StateCollection, _ now: Date
  ) -> StateForm.Outcome {
    do throws(StateFile.Failure) {
      switch what {
      case .read: return read(try StateFile.read(path), into: &book)
      case .write:
        try StateFile.write(text(of: book, now), to: path)
        say(["written to \(path)"], isRefused: false)
      }
    } catch {
      say([error.text], isRefused: true)
    }
    return .handled
  }

  private mutating func say(_ messages: [String], isRefused: Bool) {
    self.messages = messages
    self.isRefused = isRefused
    top = 0
  }

  /// Handles pasted text: part of a path while a path is typed, else JSON.
  package mutating func paste(
    _ text: String, into book: inout StateCollection
  ) -> StateForm.Outcome {
    if var asking {
      asking.editor.insert(text.filter { !$0.isNewline })
      self.asking = asking
      return .handled
    }
    return read(text, into: &book)
  }

  private mutating func read(_ text: String, into book: inout StateCollection) -> StateForm.Outcome
  {
    do {
      let reading = try PushJSON.read(text, for: book)
      book.edit(attributes: reading.attributes, state: reading.state)
      say(reading.remarks, isRefused: false)
      return .changed
    } catch {
      say(error.problems, isRefused: true)
      return .handled
    }
  }

  private func text(of book: StateCollection, _ now: Date) -> String {
    PushJSON.text(of: book.current, type: book.attributesType, event: event, now: now)
  }

  // MARK: Drawing

  package func draw(
    _ book: StateCollection, in area: CellRect, look: Look, at now: Date, into grid: inout CellGrid
  ) {
    let background = look.color("panel.background")
    let style = look.style("panel.text", on: background)
    let quiet = look.style("panel.reason", on: background)
    grid.fill(area, style: style)
    let inner = CellRect(
      column: area.column + 1, row: area.row, columns: area.columns - 2, rows: area.rows)
    var rest = inner
    func takeRow() -> CellRect {
      let row = CellRect(column: rest.column, row: rest.row, columns: rest.columns, rows: 1)
      rest = CellRect(
        column: rest.column, row: rest.row + 1, columns: rest.columns, rows: rest.rows - 1)
      return row
    }
    if let asking {
      let words = asking.what == .read ? "open" : "write to"
      grid.write(words, at: takeRow().origin, columns: inner.columns, style: quiet)
      FormRenderer(area: area, look: look).draw(
        asking.editor, indent: -1, at: takeRow().row, into: &grid)
    }
    let bar = MeterBar(meter: book.meter, look: look)
    let fields = min(book.meter.entries.count, max(rest.rows / 5, 1))
    bar.drawFields(
      in: CellRect(column: rest.column, row: rest.row, columns: rest.columns, rows: fields),
      into: &grid)
    for _ in 0..<fields { _ = takeRow() }
    for message in messages {
      for line in ActivityPanel.wrapped(message, columns: inner.columns - 2) where rest.rows > 1 {
        grid.write(
          (isRefused ? "! " : "· ") + line, at: takeRow().origin, columns: inner.columns,
          style: isRefused ? look.style("error", on: background) : quiet)
      }
    }
    let lines = Self.broken(text(of: book, now), columns: rest.columns)
    let first = min(top, max(lines.count - rest.rows, 0))
    for line in lines.dropFirst(first).prefix(rest.rows) {
      grid.write(line, at: takeRow().origin, columns: inner.columns, style: style)
    }
  }

  /// Breaks lines at the pane's width; continuation lines are indented below their line.
  private static func broken(_ text: String, columns: Int) -> [String] {
    guard columns > 4 else { return [] }
    return text.split(separator: "\n").flatMap { line -> [String] in
      let indent = String(line.prefix { $0 == " " }.prefix(columns / 2)) + "  "
      var parts: [String] = []
      var part = ""
      var used = 0
      for (glyph, width) in TerminalText.glyphs(of: String(line)) {
        if used + width > columns {
          parts.append(part)
          (part, used) = (indent, indent.count)
        }
        part += glyph
        used += width
      }
      return parts + [part]
    }
  }

  package var hints: [KeyHint] {
    if asking != nil { return [.init("enter", "do it"), .init("esc", "back")] }
    let files: [KeyHint] =
      allowsFiles ? [.init("w", "write"), .init("o", "open")] : []
    return [.init("u", event.rawValue), .init("paste", "take over")] + files + [
      .init("esc", "close")
    ]
  }
}
