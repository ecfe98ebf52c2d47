/// What clients may use of the server, and its other limits of time.
package struct ServerLimits: Hashable, Sendable {
  package var connections = 2_000
  package var streams = 1_000
  /// The streams of a connection before its first valid provider token, as Apple documents it.
  package var streamsBeforeToken = 1
  /// Seconds for the TLS handshake and the first request of a connection.
  package var firstRequest = 10.0
  /// Seconds for the rest of a request whose head has arrived.
  package var body = 30.0
  /// Seconds without a request after which a connection is closed.
  package var idle = 3_600.0
  /// Seconds for the answers that are due at the end of the server.
  package var shutdown = 2.0

  /// Seconds until the next look at an island that was there and did not answer.
  package var patience = 2.0

  package init() {}
}
