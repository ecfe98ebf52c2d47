import Foundation
import Testing

@testable import PushServer

struct StatusTests {
  private func status(_ islands: [String]) -> ServerStatus {
    ServerStatus(
      port: 2_197, uptime: 61, islands: islands, connections: 1,
      requests: ServiceCounts(accepted: 2, refused: 1, faulted: 0), storedPushes: 3,
      knownTokens: 4, channels: 5, isLax: true, faults: ["503 every 5 (in 3 pushes)"])
  }

  @Test func jsonIsOneLineThatIsReadAgain() throws {
    let status = status(["/run/island/island.sock"])
    #expect(!status.json.contains("\n"))
    #expect(status.json.contains(#""isConnected":true"#))
    #expect(try ServerStatus(json: status.json) == status)
    #expect(throws: PushServerError.self) { try ServerStatus(json: "port 2197") }
  }

  @Test func linesSayWhatIsThere() {
    let lines = status([]).lines
    #expect(lines.prefix(3) == ["port 2197", "up for 1 min", "no island is connected"])
    #expect(lines.contains("accepted 2, refused 1, with faults 0"))
    #expect(lines.last == "fault 503 every 5 (in 3 pushes)")
  }
}
