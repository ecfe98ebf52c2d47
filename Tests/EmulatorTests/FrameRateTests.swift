import Emulator
import Foundation
import Testing

@testable import CursesTerminal

/// What pages say of the frame rate is what the code has.
struct FrameRateTests {
  private func page(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func rate(_ interval: Double) -> Int { Int((1 / interval).rounded()) }

  private func interval(isRemote: Bool) -> Double {
    FramePacer.frameInterval(isRemote: isRemote, roundTrip: nil)
  }

  @Test func pageOfSSHHasTheRates() throws {
    let rates = [false, true].map {
      rate(max(interval(isRemote: $0), DrawingNeeds.phone.frameInterval))
    }
    #expect(
      try page("Sources/IslandCommands/island.docc/SSH.md").contains(
        "at most \(rates[0]) frames a second, \(rates[1]) over ssh"))
  }

  @Test func ruleHasTheRatesOfALink() throws {
    let text =
      "\(rate(interval(isRemote: false))) for a local terminal (round trip below "
      + "\(Int((LinkEstimate.localRoundTrip * 1_000).rounded())) ms), otherwise "
      + "\(rate(interval(isRemote: true)))."
    #expect(
      try page("Sources/CursesTerminal/CursesTerminal.docc/Output.md").contains(
        "### OUTPUT-4: Frames a second\n\n\(text)"))
  }
}
