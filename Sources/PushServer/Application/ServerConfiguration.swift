/// What the command line says about the server.
package struct ServerConfiguration: Sendable {
  package var port: Int
  package var options: ServiceOptions
  /// Keys besides the server's own.
  package var keys: [ProviderKey]
  package var faults: [Fault]
  package var script: FaultScript?
  /// The path of the file that gets every request; nil: none does.
  package var recording: String?
  package var limits: ServerLimits

  package init(
    port: Int = APNsServer.defaultPort, options: ServiceOptions = ServiceOptions(),
    keys: [ProviderKey] = [], faults: [Fault] = [], script: FaultScript? = nil,
    recording: String? = nil, limits: ServerLimits = ServerLimits()
  ) {
    self.port = port
    self.options = options
    self.keys = keys
    self.faults = faults
    self.script = script
    self.recording = recording
    self.limits = limits
  }
}
