/// File format of a snapshot.
package enum SnapshotFormat: String, CaseIterable, Sendable {
  /// Rows of glyphs, a style letter for each column, and a legend of the letters.
  case text
  /// Rows of glyphs alone, for reading.
  case plain
  /// Text with escape sequences, for printing in a terminal.
  case ansi
  /// Vector image for browsers.
  case svg
  /// Bitmap image with a phone's letters.
  case png
  /// Cells, and views with their frames in points, as data.
  case json
  /// Terminal recording of all states, for asciinema players.
  case asciicast

  /// File name extension without the dot.
  package var fileExtension: String {
    switch self {
    case .text, .plain: "txt"
    case .ansi: "ans"
    case .svg: "svg"
    case .png: "png"
    case .json: "json"
    case .asciicast: "cast"
    }
  }

  /// True for text, which can be printed.
  package var isText: Bool {
    switch self {
    case .text, .plain, .ansi, .svg, .json, .asciicast: true
    case .png: false
    }
  }

  /// True when several files can be printed one after the other.
  package var canBeJoined: Bool {
    switch self {
    case .text, .plain, .ansi, .json: true
    case .svg, .png, .asciicast: false
    }
  }

  /// True when it can have a phone's letters.
  package var hasLetters: Bool {
    switch self {
    case .text, .svg, .png, .json: true
    case .plain, .ansi, .asciicast: false
    }
  }
}
