/// What the command line says about the server.
package struct ServerConfiguration: Sendable {
  package var port: Int
  package var options: ServiceOptions
  /// Keys besides the server's own.
  package var keys: [ProviderKey]
  package var faults: [Fault]
  package var script: FaultScript?
  package var limits: ServerLimits

  package init(
    port: Int = APNsServer.defaultPort, options: ServiceOptions = ServiceOptions(),
    keys: [ProviderKey] = [], faults: [Fault] = [], script: FaultScript? = nil,
    limits: ServerLimits = ServerLimits()
  ) {
    self.port = port
    self.options = options
    self.keys = keys
    self.faults = faults
    self.script = script
    self.limits = limits
  }
}
