import CellRaster
import CursesTerminal
import Foundation
import PhoneScreen
import Testing

@testable import Emulator

/// The README's frames are those of the real program, as a terminal without colours shows them.
@MainActor
struct ReadmeTests {
  private func text(_ frame: CellGrid) -> String {
    PhoneBench.text(frame)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  private func blocks() throws -> [String] {
    let readme = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    return try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```\n")
  }

  @Test func opensWithAFrameOfTheProgram() async throws {
    let bench = PhoneBench(look: Look(depth: .mono), starts: ["Kickoff", "Bento"])
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    let frame = text(await bench.restingFrame())
    let blocks = try blocks()
    #expect(
      blocks.count > 1 && blocks[1] == frame + "\n",
      "the README's first block should be\n\(frame)\n(end)")
  }

  /// An hour a second: what is left of a match nine seconds after its start.
  @Test func eightHoursAreOverInEightSeconds() async throws {
    let bench = PhoneBench(look: Look(depth: .mono), starts: ["Kickoff"])
    for _ in 0..<54 { await bench.advance(by: 600) }
    await bench.press(.character("l"))
    let frame = text(await bench.restingFrame())
    #expect(
      try blocks().contains(frame + "\n"), "the README should show\n\(frame)\n(end)")
  }
}
