import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
package import Foundation
package import PhoneScreen

/// A page that shows a state as the JSON of a push, with the bytes of its fields. Pasted JSON is
/// parsed as a state; states can be saved and opened where files are allowed.
package struct JSONPage: Sendable {
  private enum PathPrompt: Hashable, Sendable { case read, write }

  /// False when the program must not open other files than those it was started with.
  package let allowsFiles: Bool
  private var event = PushJSON.Event.update
  /// The index of the first visible line of the text.
  private var scrollOffset = 0
  private var pathPrompt: (what: PathPrompt, editor: LineEditor)?
  /// The errors of the last text, or the result of reading or writing a file.
  private var messages: [String] = []
  private var isRefused = false

  package init(allowsFiles: Bool) { self.allowsFiles = allowsFiles }

  package var isTyping: Bool { pathPrompt != nil }

  package enum Action: Hashable, Sendable {
    case close, top, event, write, read
    case scroll(lines: Int)
  }

  package static let keymap = Keymap<Action>(
    rows: .init(
      "scroll", .init(.scroll(lines: -1), .up), .init(.scroll(lines: 1), .down),
      .init(.scroll(lines: -10), .pageUp), .init(.scroll(lines: 10), .pageDown),
      .init(.top, .home)),
    .init("the push: update, start, end", .init(.event, "u")),
    .init("write it to a file", .init(.write, "w")), .init("open a file", .init(.read, "o")),
    .init("close", .init(.close, .escape)))

  /// Handles a key.
  ///
  /// - Parameter area: The rectangle that the page is drawn in, which limits scrolling.
  package mutating func handle(
    _ press: KeyStroke, _ collection: inout StateCollection, in area: CellRect, at now: Date
  ) -> StateForm.Outcome {
    if let pathPrompt { return type(press, pathPrompt.what, pathPrompt.editor, &collection, now) }
    switch Self.keymap.action(for: press) {
    case .close: return .closed
    case .scroll(let lines): scroll(by: lines, collection, in: area, at: now)
    case .top: scrollOffset = 0
    case .event:
      let all = PushJSON.Event.allCases
      event = all[((all.firstIndex(of: event) ?? 0) + 1) % all.count]
      scrollOffset = 0
    case .write where allowsFiles:
      pathPrompt = (.write, LineEditor("\(collection.attributesType).apns"))
    case .read where allowsFiles: pathPrompt = (.read, LineEditor(""))
    case .write, .read, nil: return .ignored
    }
    return .handled
  }

  private mutating func scroll(
    by count: Int, _ collection: StateCollection, in area: CellRect, at now: Date
  ) {
    let room = layout(of: collection, in: area).text
    let last = lastOffset(of: lines(of: collection, columns: room.columns, now), in: room)
    scrollOffset = min(max(min(scrollOffset, last) + count, 0), last)
  }

  private mutating func type(
    _ press: KeyStroke, _ what: PathPrompt, _ editor: LineEditor,
    _ collection: inout StateCollection,
    _ now: Date
  ) -> StateForm.Outcome {
    switch press.key {
    case .escape: pathPrompt = nil
    case .enter:
      pathPrompt = nil
      return use(editor.text, what, &collection, now)
    case .character, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .function:
      var editor = editor
      if editor.handle(press) { pathPrompt = (what, editor) }
    }
    return .handled
  }

  private mutating func use(
    _ path: String, _ what: PathPrompt, _ collection: inout StateCollection, _ now: Date
  ) -> StateForm.Outcome {
    do throws(StateFile.Failure) {
      switch what {
      case .read: return read(try StateFile.read(path), into: &collection)
      case .write:
        try StateFile.write(text(of: collection, now), to: path)
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
    scrollOffset = 0
  }

  /// Handles pasted text: part of a path while a path is typed, else JSON.
  package mutating func paste(
    _ text: String, into collection: inout StateCollection
  ) -> StateForm.Outcome {
    if var pathPrompt {
      pathPrompt.editor.insert(text.filter { !$0.isNewline })
      self.pathPrompt = pathPrompt
      return .handled
    }
    return read(text, into: &collection)
  }

  private mutating func read(_ text: String, into collection: inout StateCollection)
    -> StateForm.Outcome
  {
    do {
      let parsed = try PushJSON.read(text, for: collection)
      collection.edit(attributes: parsed.attributes, state: parsed.state)
      say(parsed.warnings, isRefused: false)
      return .changed
    } catch {
      say(error.problems, isRefused: true)
      return .handled
    }
  }

  private func text(of collection: StateCollection, _ now: Date) -> String {
    PushJSON.text(of: collection.current, type: collection.attributesType, event: event, now: now)
  }

  // MARK: Drawing

  package func draw(
    _ collection: StateCollection, in area: CellRect, look: RenderStyle, at now: Date,
    into grid: inout CellGrid
  ) {
    let background = look.color(.panelBackground)
    let style = look.style(.panelText, on: background)
    let quiet = look.style(.panelReason, on: background)
    grid.fill(area, style: style)
    let layout = layout(of: collection, in: area)
    if let pathPrompt {
      let label = pathPrompt.what == .read ? "open" : "write to"
      let rect = layout.prompt
      grid.write(label, at: rect.origin, columns: rect.columns, style: quiet)
      FormRenderer(area: area, look: look).draw(
        pathPrompt.editor, indent: -1, at: rect.row + 1, into: &grid)
    }
    MeterBar(meter: collection.meter, look: look).drawFields(in: layout.fields, into: &grid)
    let messageStyle = isRefused ? look.style(.error, on: background) : quiet
    write(
      layout.messageLines.map { (isRefused ? "! " : "· ") + $0 }[...], in: layout.messages,
      messageStyle, into: &grid)
    let lines = lines(of: collection, columns: layout.text.columns, now)
    let first = min(scrollOffset, lastOffset(of: lines, in: layout.text))
    write(lines.dropFirst(first), in: layout.text, style, into: &grid)
  }

  private func write(
    _ lines: ArraySlice<String>, in area: CellRect, _ style: CellStyle, into grid: inout CellGrid
  ) {
    for (index, line) in lines.prefix(max(area.rows, 0)).enumerated() {
      grid.write(
        line, at: CellPoint(column: area.column, row: area.row + index), columns: area.columns,
        style: style)
    }
  }

  /// The rectangles of the page's parts, one below the other.
  private struct Layout {
    /// Two rows while a path is typed, else none.
    var prompt: CellRect
    var fields: CellRect
    var messages: CellRect
    var text: CellRect
    /// The messages, broken into lines.
    var messageLines: [String]
  }

  private func layout(of collection: StateCollection, in area: CellRect) -> Layout {
    var rest = CellRect(
      column: area.column + 1, row: area.row, columns: area.columns - 2, rows: area.rows)
    func removeRows(_ rows: Int) -> CellRect {
      let rect = CellRect(
        column: rest.column, row: rest.row, columns: rest.columns, rows: rows)
      rest.row += rows
      rest.rows -= rows
      return rect
    }
    let prompt = removeRows(pathPrompt == nil ? 0 : 2)
    let fields = removeRows(min(collection.meter.entries.count, max(rest.rows / 5, 1)))
    let lines = messages.flatMap { ActivityPanel.wrapped($0, columns: rest.columns - 2) }
    // One row is left for the text.
    let messages = removeRows(min(lines.count, max(rest.rows - 1, 0)))
    return Layout(
      prompt: prompt, fields: fields, messages: messages, text: rest, messageLines: lines)
  }

  /// Returns the text of the page, wrapped to a width in columns.
  private func lines(of collection: StateCollection, columns: Int, _ now: Date) -> [String] {
    Self.wrapped(text(of: collection, now), columns: columns)
  }

  /// The offset at which the last line is at the bottom.
  private func lastOffset(of lines: [String], in area: CellRect) -> Int {
    max(lines.count - area.rows, 0)
  }

  /// Breaks lines at the pane's width; continuation lines are indented below their line.
  private static func wrapped(_ text: String, columns: Int) -> [String] {
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
    if pathPrompt != nil { return [.init("enter", "do it"), .init("esc", "back")] }
    let files: [KeyHint] =
      allowsFiles ? [Self.keymap.hint("write", .write), Self.keymap.hint("open", .read)] : []
    return [Self.keymap.hint(event.rawValue, .event), .init("paste", "take over")] + files + [
      Self.keymap.hint("close", .close)
    ]
  }
}
