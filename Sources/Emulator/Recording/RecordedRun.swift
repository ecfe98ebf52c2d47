package import ActivityEngine
package import CellRaster
package import ViewArchive

/// What a recording's first line says besides the engine: what a replay must know of the run.
/// Theme, colours and motion are not in it: they belong to whoever looks.
package struct RecordedRun: Codable, Hashable, Sendable {
  /// An app of the dock, without what it does.
  package struct App: Codable, Hashable, Sendable {
    package var id: String
    package var name: String
    package var icon: String
    package var letter: String
    package var attributesType: String
  }

  package var columns: Int
  package var rows: Int
  package var appearance: ColorSchemeName
  package var locale: String
  package var timeZone: String
  package var apps: [App]
  /// Seconds of the date per second, at the beginning.
  package var rate: Double

  package init(
    size: CellSize, configuration: EmulatorConfiguration, apps: [EmulatedApp], rate: Double
  ) {
    columns = size.columns
    rows = size.rows
    appearance = configuration.appearance
    locale = configuration.locale
    timeZone = configuration.timeZone
    self.apps = apps.map {
      App(
        id: $0.id, name: $0.name, icon: $0.icon, letter: $0.letter,
        attributesType: $0.attributesType)
    }
    self.rate = rate
  }

  package var size: CellSize { CellSize(recordedColumns: columns, rows: rows) }
}

extension CellSize {
  /// A file may say anything; a grid of that size must fit into memory.
  package init(recordedColumns columns: Int, rows: Int) {
    self.init(columns: min(max(columns, 0), 1_000), rows: min(max(rows, 0), 1_000))
  }
}

/// The first line of a recording: a transcript's, and the run.
package struct RecordingHeader: Codable, Hashable, Sendable {
  package var transcript: EngineTranscript.Header
  package var run: RecordedRun

  private enum Key: String, CodingKey { case run }

  package init(transcript: EngineTranscript.Header, run: RecordedRun) {
    self.transcript = transcript
    self.run = run
  }

  package init(from decoder: any Decoder) throws {
    transcript = try EngineTranscript.Header(from: decoder)
    run = try decoder.container(keyedBy: Key.self).decode(RecordedRun.self, forKey: .run)
  }

  package func encode(to encoder: any Encoder) throws {
    try transcript.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(run, forKey: .run)
  }
}
