package import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive

/// What a recording tells besides events: all that changes the screen and is no business of the
/// engine. One object a line, like the events:
///
///     {"after":1.25,"archive":"{…}","id":"8F0C"}
///     {"after":9,"at":802256409,"rate":60}
package struct RecordedChange: Codable, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A widget's picture has come.
    case archive(ActivityArchive, of: ActivityID)
    /// From now on the date is `at` and runs at `rate`.
    case clock(at: Date, rate: Double)
    case size(CellSize)
    case screen(ScreenState)
    /// A line for the list of events that no effect of the engine wrote.
    case said(String)
  }

  /// Seconds since the beginning of the recording.
  package var after: Double
  package var kind: Kind

  private enum Key: String, CodingKey {
    case after, archive, id, at, rate, columns, rows, screen, said
  }

  package init(after: Double, _ kind: Kind) {
    self.after = after
    self.kind = kind
  }

  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    after = try line.decode(Double.self, forKey: .after)
    if line.contains(.archive) {
      kind = .archive(
        try ArchiveFormat.decode(try line.decode(JSONText.self, forKey: .archive).wrappedValue),
        of: try line.decode(ActivityID.self, forKey: .id))
    } else if line.contains(.rate) {
      kind = .clock(
        at: try line.decode(Date.self, forKey: .at),
        rate: try line.decode(Double.self, forKey: .rate))
    } else if line.contains(.columns) {
      kind = .size(
        CellSize(
          recordedColumns: try line.decode(Int.self, forKey: .columns),
          rows: try line.decode(Int.self, forKey: .rows)))
    } else if line.contains(.screen) {
      kind = .screen(try line.decode(ScreenState.self, forKey: .screen))
    } else {
      kind = .said(try line.decode(String.self, forKey: .said))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(after, forKey: .after)
    switch kind {
    case .archive(let archive, let id):
      try line.encode(
        JSONText(wrappedValue: try ArchiveFormat.encode(archive)), forKey: .archive)
      try line.encode(id, forKey: .id)
    case .clock(let date, let rate):
      try line.encode(date, forKey: .at)
      try line.encode(rate, forKey: .rate)
    case .size(let size):
      try line.encode(size.columns, forKey: .columns)
      try line.encode(size.rows, forKey: .rows)
    case .screen(let state): try line.encode(state, forKey: .screen)
    case .said(let words): try line.encode(words, forKey: .said)
    }
  }
}
