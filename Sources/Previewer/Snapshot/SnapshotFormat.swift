/// What a snapshot is written as.
package enum SnapshotFormat: String, CaseIterable, Sendable {
  /// Rows of glyphs, then a letter for the style of each column, then what the letters mean.
  case text
  /// For printing on a terminal.
  case ansi
  /// A drawing for browsers.
  case svg
  /// The cells, and the views with their frames in points.
  case json
  /// A film of the states, for asciinema players.
  case asciicast

  /// How names of such files end, without the dot.
  package var fileExtension: String {
    switch self {
    case .text: "txt"
    case .ansi: "ans"
    case .svg: "svg"
    case .json: "json"
    case .asciicast: "cast"
    }
  }
}
