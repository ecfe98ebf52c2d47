import CellRaster
import CursesTerminal
import Foundation
import PhoneScreen
import Testing

@testable import Emulator

/// The frames in the README and the documentation are those of the real program, as a terminal
/// without colours shows them.
@MainActor
struct ReadmeTests {
  private func text(_ frame: CellGrid) -> String {
    PhoneBench.text(frame)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  /// The code blocks of a page, and the text between them.
  private func blocks(of page: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(page)
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```\n")
  }

  @Test func opensWithAFrameOfTheProgram() async throws {
    let bench = PhoneBench(look: RenderStyle(depth: .mono), starts: ["Kickoff", "Bento"])
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    let frame = text(await bench.restingFrame())
    let blocks = try blocks(of: "README.md")
    #expect(
      blocks.count > 1 && blocks[1] == frame + "\n",
      "the README's first block should be\n\(frame)\n(end)")
  }

  /// Ten minutes a second: what is left of a match seven seconds after its start.
  @Test func aMatchIsOverInSixSeconds() async throws {
    let bench = PhoneBench(look: RenderStyle(depth: .mono), starts: ["Kickoff"])
    for _ in 0..<7 { await bench.advance(by: 600) }
    await bench.press(.character("l"))
    let frame = text(await bench.restingFrame())
    let page = "Sources/IslandCommands/island.docc/Recording.md"
    #expect(
      try blocks(of: page).contains(frame + "\n"), "\(page) should show\n\(frame)\n(end)")
  }
}
