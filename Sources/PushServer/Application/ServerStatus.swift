import ActivityModel
import Foundation

/// What a running server says of itself.
package struct ServerStatus: Codable, Hashable, Sendable {
  package var port: Int
  /// Seconds since its start.
  package var uptime: Double
  /// True while an island is connected.
  package var isConnected: Bool
  /// The paths of the sockets of the connected islands, the newest first.
  package var islands: [String]
  package var connections: Int
  package var requests: ServiceCounts
  package var storedPushes: Int
  package var knownTokens: Int
  package var channels: Int
  /// True: provider tokens are not verified.
  package var isLax: Bool
  /// The faults that are set, a line each.
  package var faults: [String]

  /// Decodes what a server has answered.
  ///
  /// - Throws: `PushServerError` when it is not a status: the server is of another version.
  package init(json text: String) throws(PushServerError) {
    guard let status = try? JSONDecoder().decode(ServerStatus.self, from: Data(text.utf8)) else {
      throw PushServerError("the running island-apns is of another version: restart it")
    }
    self = status
  }

  package init(
    port: Int, uptime: Double, islands: [String], connections: Int, requests: ServiceCounts,
    storedPushes: Int, knownTokens: Int, channels: Int, isLax: Bool, faults: [String]
  ) {
    self.port = port
    self.uptime = uptime
    isConnected = !islands.isEmpty
    self.islands = islands
    self.connections = connections
    self.requests = requests
    self.storedPushes = storedPushes
    self.knownTokens = knownTokens
    self.channels = channels
    self.isLax = isLax
    self.faults = faults
  }

  /// The status as JSON in one line.
  package var json: String { String(decoding: TableFile.encoded(self), as: UTF8.self) }

  /// The status for a person.
  package var lines: [String] {
    ["port \(port)", "up for \(DurationText.short(uptime))"]
      + (islands.isEmpty ? ["no island is connected"] : islands.map { "island \($0)" })
      + [
        "connections \(connections)",
        "accepted \(requests.accepted), refused \(requests.refused), "
          + "with faults \(requests.faulted)",
        "stored \(storedPushes)", "known tokens \(knownTokens)", "channels \(channels)",
      ]
      + (isLax ? ["--lax: provider tokens are not verified"] : [])
      + faults.map { "fault \($0)" }
  }
}
