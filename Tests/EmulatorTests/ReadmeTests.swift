import CellRaster
import CursesTerminal
import Foundation
import Testing

@testable import Emulator

/// The README opens with a frame of the real program, as a terminal without colours shows it.
@MainActor
struct ReadmeTests {
  @Test func opensWithAFrameOfTheProgram() async throws {
    let bench = PhoneBench(look: Look(depth: .mono), starts: ["Kickoff", "Bento"])
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    let frame = PhoneBench.text(await bench.restingFrame())
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")

    let readme = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let blocks = text.components(separatedBy: "```\n")
    #expect(
      blocks.count > 1 && blocks[1] == frame + "\n",
      "the README's first block should be\n\(frame)\n(end)")
  }
}
