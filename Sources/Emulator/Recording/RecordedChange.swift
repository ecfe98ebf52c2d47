package import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive

/// A line of a recording that is not an engine event: a change that only affects the screen. Like
/// the events, it is one JSON object per line:
///
///     {"after":1.25,"archive":"{…}","id":"8F0C"}
///     {"after":9,"at":802256409,"rate":60}
package struct RecordedChange: Codable, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A new archive of an activity.
    case archive(ActivityArchive, of: ActivityID)
    /// From now on the date is `at` and advances at `rate` seconds per second.
    case clock(at: Date, rate: Double)
    case size(CellSize)
    case screen(ScreenState)
    /// A line of the event list that does not come from an effect of the engine.
    case logged(String)
  }

  /// Seconds since the start of the recording.
  package var after: Double
  package var kind: Kind

  private enum Key: String, CodingKey {
    case after, archive, id, at, rate, columns, rows, screen, said
  }

  package init(after: Double, _ kind: Kind) {
    self.after = after
    self.kind = kind
  }

  /// Decodes a line; its keys determine the kind.
  ///
  /// - Throws: `DecodingError` when a key is missing or has another type, `ArchiveFormatError` when
  ///   the archive cannot be decoded.
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
      kind = .logged(try line.decode(String.self, forKey: .said))
    }
  }

  /// Encodes the line with the keys of its kind.
  ///
  /// - Throws: `EncodingError` from the encoder, `ArchiveFormatError` when the archive cannot be
  ///   encoded.
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
    case .logged(let text): try line.encode(text, forKey: .said)
    }
  }
}
