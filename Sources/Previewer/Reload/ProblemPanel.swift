package import CellRaster
import Emulator
package import PhoneScreen

/// Shows the problem of the last build over the lower edge of the frame of the last successful one.
package struct ProblemPanel: Sendable {
  package var problem: WidgetProblem

  /// The key that shows the whole report; nil: there is none.
  private let key: String?

  package init(_ problem: WidgetProblem, key: String? = nil) {
    self.problem = problem
    self.key = problem.report == nil ? nil : key
  }

  /// The most rows that the message takes.
  private static let messageRows = 4

  /// Draws the panel at the bottom of `area`; returns the rows that it covers.
  @discardableResult
  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) -> CellRect {
    let background = look.color(.hintBackground)
    let strong = look.style(.error, on: background, .bold)
    let text = look.style(.hintText, on: background)
    let lines = lines(columns: area.columns - 2, look: look)
    let rect = rect(in: area, look: look)
    let rows = rect.rows
    grid.fill(rect, style: text)
    let edge = look.glyphs.glyph("─", ascii: "-")
    grid.write(
      String(repeating: edge, count: rect.columns), at: rect.origin, columns: rect.columns,
      style: strong)
    for (index, line) in lines.prefix(max(rows - 1, 0)).enumerated() {
      grid.write(
        line.text, at: CellPoint(column: rect.column + 1, row: rect.row + 1 + index),
        columns: rect.columns - 2, style: line.isStrong ? strong : text)
    }
    return rect
  }

  /// The rows at the bottom of `area` that the panel covers.
  package func rect(in area: CellRect, look: RenderStyle) -> CellRect {
    let rows = min(lines(columns: area.columns - 2, look: look).count + 1, area.rows)
    return CellRect(
      column: area.column, row: area.maxRow - rows, columns: area.columns, rows: rows)
  }

  private typealias Line = (text: String, isStrong: Bool)

  private func lines(columns: Int, look: RenderStyle) -> [Line] {
    let mark = look.glyphs.glyph("✗ ", ascii: "x ")
    let place = problem.place.map { $0.text + ": " } ?? ""
    let rest = [
      problem.more > 0 ? "and \(problem.more) more" : nil, key.map { "\($0) shows all" },
    ].compactMap(\.self)
    let more = rest.isEmpty ? "" : " (\(rest.joined(separator: "; ")))"
    let all = ActivityPanel.wrapped(mark + place + problem.message + more, columns: columns)
    var lines: [Line] = all.prefix(Self.messageRows).map { ($0, true) }
    if all.count > lines.count, let last = lines.popLast() {
      lines.append((last.text + " …", true))
    }
    guard let excerpt = problem.excerpt, let place = problem.place else { return lines }
    let bar = look.glyphs.glyph(" │ ", ascii: " | ")
    let number = String(place.line)
    let room = max(columns - number.count - 3, 3)
    let shown = Excerpt(excerpt, column: place.column, room: room)
    lines.append((number + bar + shown.text, false))
    if let caret = shown.caret {
      let pad = String(repeating: " ", count: number.count)
      lines.append((pad + bar + String(repeating: " ", count: caret) + "^", true))
    }
    return lines
  }

  /// A source line without its indentation, cut so that the caret is visible.
  private struct Excerpt {
    var text: String
    /// The number of columns before the caret; nil: no caret is drawn.
    var caret: Int?

    /// - Parameter column: The column as compilers count it, in bytes from 1; nil: no caret is
    ///   drawn. `room` is the available width in columns.
    init(_ line: String, column: Int?, room: Int) {
      let indentation = line.prefix { $0 == " " || $0 == "\t" }
      var rest = String(line.dropFirst(indentation.count)).replacing("\t", with: " ")
      guard let column else {
        text = rest
        return
      }
      let bytes = line.utf8.prefix(max(column - 1, 0))
      let before = String(String(decoding: bytes, as: UTF8.self).dropFirst(indentation.count))
      var caret = TerminalText.columns(of: before.replacing("\t", with: " "))
      let spare = caret - room * 2 / 3
      if spare > 0, caret >= room {
        rest = "…" + rest.dropFirst(spare + 1)
        caret -= spare
      }
      text = rest
      self.caret = caret
    }
  }
}
