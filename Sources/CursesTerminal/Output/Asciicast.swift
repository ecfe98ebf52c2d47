package import CellRaster
import Foundation

/// A terminal recording in the format asciicast v3 (docs.asciinema.org/manual/asciicast/v3): a JSON
/// header, then one JSON line for each event with the seconds since the previous event.
///
/// Written here because a library would be one more dependency for one line of JSON per event.
package struct Asciicast {
  private var size: CellSize
  private let depth: ColorDepth
  private var lines: [String]
  private var shown: CellGrid?
  /// Time of the last event in seconds.
  private var last = 0.0

  /// Creates a recording without frames.
  ///
  /// - Parameters:
  ///   - size: size of the terminal; larger frames are clipped, smaller ones are padded.
  ///   - begin: start time in seconds since 1970; nil: the header has no timestamp.
  package init(size: CellSize, depth: ColorDepth, title: String, begin: Double? = nil) {
    self.size = size
    self.depth = depth
    // The header is written by hand because some readers expect the version in its first bytes.
    let timestamp = begin.map { ", \"timestamp\": \(Self.json(Int($0.rounded(.down))))" } ?? ""
    lines = [
      "{\"version\": 3, \"term\": {\"cols\": \(size.columns), \"rows\": \(size.rows)}\(timestamp),"
        + " \"title\": \(Self.json(TerminalText.sanitised(title)))}"
    ]
  }

  /// Adds a frame that is shown from `time` on, in seconds since the start. A frame equal to the
  /// previous one is skipped.
  package mutating func show(_ grid: CellGrid, at time: Double) {
    var frame = CellGrid(
      size: size, style: CellStyle(foreground: .white, background: grid.corner))
    frame.draw(grid, at: .zero)
    guard frame != shown else { return }
    // The first frame hides the cursor and clears the screen; the end of the recording shows it
    // again.
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

  /// Changes the size of the terminal from `time` on.
  package mutating func resize(to size: CellSize, at time: Double) {
    guard size != self.size else { return }
    self.size = size
    shown = nil
    add("r", "\(size.columns)x\(size.rows)", at: time)
  }

  /// Adds a named marker, which players show as a chapter.
  package mutating func mark(_ name: String, at time: Double) {
    add("m", TerminalText.sanitised(name), at: time)
  }

  /// Returns the complete file for a recording that ends at `time`.
  package func text(endingAt time: Double) -> String {
    var film = self
    film.add("o", "\u{1B}[?25h", at: time)
    film.add("x", "0", at: time)
    return film.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ code: String, _ data: String, at time: Double) {
    let milliseconds = { (seconds: Double) in (max(seconds, 0) * 1_000).rounded() / 1_000 }
    // Intervals are differences of rounded times, so that rounding errors do not accumulate.
    let interval = milliseconds(milliseconds(time) - milliseconds(last))
    last = max(time, last)
    lines.append("[\(Self.json(interval)), \(Self.json(code)), \(Self.json(data))]")
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and finite numbers cannot fail.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

extension CellGrid {
  /// Background colour of the top left cell, used to pad frames that are smaller than the
  /// recording.
  fileprivate var corner: RGB { bounds.isEmpty ? .black : self[0, 0].style.background }

  /// Returns a copy of a range of columns of one row.
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
