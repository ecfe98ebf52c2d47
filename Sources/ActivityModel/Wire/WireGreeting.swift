/// The first line in either direction.
package struct WireGreeting: Codable, Hashable, Sendable {
  /// The version of the protocol.
  package var island: Int
  /// Bundle identifier of the app that owns the client's activities; `island` for the emulator.
  package var app: String
  package var pid: Int32
  /// The attributes types that the client renders itself.
  package var widgets: [String]?
  /// True for an app with a screen of its own; nil: it has none.
  package var screen: Bool?

  package init(
    island: Int = Wire.version, app: String, pid: Int32, widgets: [String]? = nil,
    screen: Bool? = nil
  ) {
    self.island = island
    self.app = app
    self.pid = pid
    self.widgets = widgets
    self.screen = screen
  }
}
