package import CellRaster
import CursesTerminal
import Foundation

/// A film of a terminal in the format asciicast v3 (docs.asciinema.org/manual/asciicast/v3): a
/// header, then a line of JSON for each event with the seconds since the one before.
package struct Asciicast {
  private var size: CellSize
  private let depth: ColorDepth
  private var lines: [String]
  private var shown: CellGrid?
  /// Seconds; of the last event.
  private var last = 0.0

  /// - Parameters:
  ///   - size: The terminal's; frames of another size are cut or filled up.
  ///   - begin: Seconds since 1970; nil says nothing of when it was.
  package init(size: CellSize, depth: ColorDepth, title: String, begin: Double? = nil) {
    self.size = size
    self.depth = depth
    // Some readers look for the version in the first bytes, so the order is ours.
    let timestamp = begin.map { ", \"timestamp\": \(Self.json(Int($0.rounded(.down))))" } ?? ""
    lines = [
      "{\"version\": 3, \"term\": {\"cols\": \(size.columns), \"rows\": \(size.rows)}\(timestamp),"
        + " \"title\": \(Self.json(TerminalText.sanitised(title)))}"
    ]
  }

  /// Shows a frame from `time` on, in seconds since the beginning; one that looks like the last is
  /// left out.
  package mutating func show(_ grid: CellGrid, at time: Double) {
    var frame = CellGrid(
      size: size, style: CellStyle(foreground: .white, background: grid.corner))
    frame.draw(grid, at: .zero)
    guard frame != shown else { return }
    // The cursor is hidden, and comes back with the end.
    var output = shown == nil ? "\u{1B}[?25l\u{1B}[H\u{1B}[2J" : ""
    for row in 0..<size.rows {
      let columns = frame.changedColumns(of: row, since: shown)
      guard !columns.isEmpty else { continue }
      output += "\u{1B}[\(row + 1);\(columns.lowerBound + 1)H"
      output += AnsiText(frame.part(row: row, columns: columns), depth: depth).text
    }
    shown = frame
    add("o", output, at: time)
  }

  /// The terminal has another size from `time` on.
  package mutating func resize(to size: CellSize, at time: Double) {
    guard size != self.size else { return }
    self.size = size
    shown = nil
    add("r", "\(size.columns)x\(size.rows)", at: time)
  }

  /// Marks an instant by a name, which players show as a chapter.
  package mutating func mark(_ name: String, at time: Double) {
    add("m", TerminalText.sanitised(name), at: time)
  }

  /// The whole file, for a film that ends at `time`.
  package func text(endingAt time: Double) -> String {
    var film = self
    film.add("o", "\u{1B}[?25h", at: time)
    film.add("x", "0", at: time)
    return film.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ code: String, _ data: String, at time: Double) {
    let milliseconds = { (seconds: Double) in (max(seconds, 0) * 1_000).rounded() / 1_000 }
    // From rounded instant to rounded instant, so that rounding does not add up.
    let interval = milliseconds(milliseconds(time) - milliseconds(last))
    last = max(time, last)
    lines.append("[\(Self.json(interval)), \(Self.json(code)), \(Self.json(data))]")
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers can always be written.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

extension CellGrid {
  /// The colour around a frame that is smaller than the film.
  fileprivate var corner: RGB { bounds.isEmpty ? .black : self[0, 0].style.background }

  fileprivate func part(row: Int, columns: Range<Int>) -> CellGrid {
    var part = CellGrid(
      size: CellSize(columns: columns.count, rows: 1),
      style: CellStyle(foreground: .white, background: .black))
    part.draw(
      self, at: CellPoint(column: -columns.lowerBound, row: -row),
      clip: CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1))
    return part
  }
}
