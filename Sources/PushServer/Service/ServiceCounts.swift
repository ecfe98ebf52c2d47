/// What the service has done since its start.
package struct ServiceCounts: Codable, Hashable, Sendable {
  package var accepted = 0
  package var refused = 0
  /// Pushes that met a fault.
  package var faulted = 0
}
