import CellRaster
import PhoneScreen

/// Renders a page of DocC markdown as plain text for a terminal.
///
/// It supports the elements that the pages of this package use: headings, paragraphs, lists, code
/// blocks, tables and links. Only the last column of a table is wrapped: lines of the pages are short
/// enough. Code keeps its backquotes, so that a key such as a comma stays recognisable.
struct MarkdownText {
  /// The columns of a page.
  private static let columns = 78

  private let markdown: String
  private let isBold: Bool
  private let title: (String) -> String?

  /// Creates a rendering.
  ///
  /// - Parameters:
  ///   - isBold: True for bold headings; false prints no escape sequence.
  ///   - title: Returns the title of the page that `<doc:NAME>` links to; nil keeps the name.
  init(_ markdown: String, isBold: Bool, title: @escaping (String) -> String?) {
    self.markdown = markdown
    self.isBold = isBold
    self.title = title
  }

  /// The text, with one line feed at its end.
  var text: String {
    var lines: [String] = []
    var table: [[String]] = []
    var isCode = false
    func endTable() {
      lines += rows(of: table)
      table = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append(line.isEmpty ? "" : "    " + line)
      } else if line.hasPrefix("|") {
        table.append(Self.cells(of: line))
      } else {
        endTable()
        // This heading is left out: DocC requires it above a page's first section, but it adds
        // nothing to a printed page.
        if line != "## Overview" { lines.append(isHeading(line) ? heading(line) : inline(line)) }
      }
    }
    endTable()
    return Self.withoutDoubleBlanks(lines).joined(separator: "\n") + "\n"
  }

  private static func withoutDoubleBlanks(_ lines: [String]) -> [String] {
    var kept: [String] = []
    for line in lines where !(line.isEmpty && kept.last?.isEmpty ?? true) { kept.append(line) }
    if kept.last?.isEmpty == true { kept.removeLast() }
    return kept
  }

  // MARK: Lines

  private func isHeading(_ line: Substring) -> Bool {
    line.hasPrefix("#") && line.drop { $0 == "#" }.hasPrefix(" ")
  }

  private func heading(_ line: Substring) -> String {
    bold(inline(line.drop { $0 == "#" }.dropFirst()))
  }

  private func bold(_ text: String) -> String {
    isBold && !text.isEmpty ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// Replaces links and emphasis outside of code.
  private func inline(_ line: Substring) -> String {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index.isMultiple(of: 2) else { return String(part) }
      let text = part.replacing(/<doc:([A-Za-z]+)>/) { title(String($0.1)) ?? String($0.1) }
        .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
        .replacing("**", with: "")
      return String(text)
    }.joined(separator: "`")
  }

  // MARK: Tables

  /// Returns the cells of a table's line `| a | b |`; a bar inside code is part of the cell's text.
  private static func cells(of line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isCode = false
    for character in line.dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode {
        cells.append(cell.trimmed)
        cell = ""
      } else {
        cell.append(character)
      }
    }
    return cells
  }

  /// Aligns the columns of a table; the second line only separates the head.
  private func rows(of table: [[String]]) -> [String] {
    guard let head = table.first else { return [] }
    let rows = ([head] + table.dropFirst(2)).map { $0.map { inline(Substring($0)) } }
    let widths = head.indices.map { column in
      rows.map { column < $0.count ? TerminalText.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.enumerated().flatMap { index, row in
      let lines = lines(of: row.prefix(widths.count), widths)
      return index == 0 ? lines.map(bold) : lines
    }
  }

  /// Returns the lines of a table's row; its last cell is wrapped where the page ends.
  private func lines(of row: ArraySlice<String>, _ widths: [Int]) -> [String] {
    let before = zip(row.dropLast(), widths).map { text, width in
      text + String(repeating: " ", count: width - TerminalText.columns(of: text) + 2)
    }.joined()
    let last = row.last ?? ""
    let indent = TerminalText.columns(of: before)
    let room = Self.columns - indent
    guard TerminalText.columns(of: last) > room else { return [before + last] }
    return TerminalText.wrapped(last, columns: room).enumerated().map { index, text in
      (index == 0 ? before : String(repeating: " ", count: indent)) + text
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
