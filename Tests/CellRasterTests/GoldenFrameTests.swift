import CellRaster
import Foundation
import TestSupport
import Testing

@Suite(.disabled(if: ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil))
struct GoldenFrameTests {
  @Test func aMissingGoldenFails() {
    withKnownIssue {
      expectFrame(Drawing.grid(1, 1), matches: "missing")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("there is no golden") }
    }
  }

  @Test func aDifferentFrameFailsAndIsKept() throws {
    let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../.build/golden-failures/BodyShape")
      .appendingPathComponent("aPillOfOneRowIsSeenOnEveryTerminal.mono-ascii.frame")
    try? FileManager.default.removeItem(at: kept)
    withKnownIssue {
      expectFrame(
        Drawing.grid(30, 3), matches: "mono-ascii", depth: .mono,
        file: #filePath.replacingOccurrences(of: "GoldenFrame", with: "BodyShape"),
        test: "aPillOfOneRowIsSeenOnEveryTerminal()")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("first at column 0, row 0") }
    }
    let text = try String(contentsOf: kept, encoding: .utf8)
    #expect(try GridText(parsing: text).grid == Drawing.grid(30, 3).canonical)
  }
}
