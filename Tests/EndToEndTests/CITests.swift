import Foundation
import Testing

/// The page `island help ci`: its lines, exactly as they are, drive a widget, a push server and a client.
@Suite(.serialized)
struct CITests {
  private static let page = TmuxTerminal.buildFolder.deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/IslandCommands/island.docc/CI.md")

  /// The code of the page, block by block.
  private static func blocks() throws -> [String] {
    try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\n").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  private static let widget = #"""
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct ParcelAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var stop: Int }
    }

    struct ParcelWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParcelAttributes.self) { context in
          Text(context.state.stop > 1 ? "Out for delivery" : "At stop \(context.state.stop)")
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text("Stop \(context.state.stop)") }
          } compactLeading: { Text("P") } compactTrailing: { Text("\(context.state.stop)") }
          minimal: { Text("P") }
        }
      }
    }

    #Preview("Parcel", as: .content, using: ParcelAttributes()) {
      ParcelWidget()
    } contentStates: {
      ParcelAttributes.ContentState(stop: 1)
    }
    """#

  /// Why the lines cannot be run here; nil: they can.
  private func missing() throws -> String? {
    let tools = [
      "curl --http2 --version", "openssl version", "island-apns --help | grep '^  wait '",
    ]
    let script = try ShellScript()
    return try tools.first { try script.run("\($0) > /dev/null 2>&1").code != 0 }
  }

  @Test func theLinesOfThePageAreATestOfABackEnd() throws {
    if let missing = try missing() {
      print("skipped: the lines of CI.md: '\(missing)' fails")
      return
    }
    let blocks = try Self.blocks()
    let lines = blocks[0]
    #expect(lines.split(separator: "\n").count <= 10)
    let script = try ShellScript()
    try script.write(Self.widget, to: "Parcel/Parcel.swift")
    try script.write(blocks[1], to: "parcel.play")
    // The frame is written once, as the page says.
    let recording = lines.replacing("--check Frames", with: "--check Frames --record")
    let first = try script.run(recording)
    #expect(first.code == 0, "\(first)")
    let frame = try script.text(of: "Frames/delivery.txt")
    #expect(frame.contains("Out for delivery"), "\(frame)")

    let second = try script.run(lines)
    #expect(second.code == 0, "\(second)")
    #expect(second.output.contains("HTTP/2 200"), "\(second)")
    #expect(try script.text(of: "junit.xml").contains(#"tests="3" failures="0""#))

    // A frame that is another.
    try script.write(
      frame.replacing("Out for delivery", with: "Delivered       "), to: "Frames/delivery.txt")
    let fourth = try script.run(lines)
    #expect(fourth.code == 1, "\(fourth)")
    #expect(fourth.errors.contains("the frame 'delivery' differs"))
    #expect(try script.text(of: "junit.xml").contains(#"failures="1""#))
    // Nothing that it has started is left.
    #expect(try script.run("ls $XDG_RUNTIME_DIR/island/*.sock").code != 0)
  }
}
