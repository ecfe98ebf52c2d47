import ActivityEngine
package import CellRaster
package import ViewArchive

/// The part of a recording's first line besides the engine: the settings that a replay needs.
/// Theme, colours and motion are not included: they depend on the terminal of the replay.
package struct RecordedRun: Codable, Hashable, Sendable {
  /// An app in the dock, without its closures.
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
  /// The rate of the emulator's clock at the start: seconds of its date per second of uptime.
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
  /// Creates a size from a file. It is limited to 1,000 columns and rows, so that any file's grid
  /// fits into memory.
  package init(recordedColumns columns: Int, rows: Int) {
    self.init(columns: min(max(columns, 0), 1_000), rows: min(max(rows, 0), 1_000))
  }
}
