import Foundation
import HostProtocol
import TestSupport
import Testing
import ViewArchive
import ViewLayout
import WidgetKit

@testable import VoltraWidgets

/// Frames of Voltra's flexbox. Its numbers are its own, not those of React Native.
@MainActor
struct VoltraFlexTests {
  private static let now = Date(timeIntervalSince1970: 1_764_576_000)

  /// The frames of boxes with a background in a container of 200 × 100 points: x, y, width, height.
  private func frames(_ style: String, _ children: String...) throws -> [[Double]] {
    let nodes = children.map { ##"{"t": 11, "p": {"s": {"bg": "#FF0000", \##($0)}}}"## }
    let file = try TemporaryFolder(["widget.voltra": #"{"payloads": []}"#])
    let payload =
      #"{"t": 20, "p": {"s": {"w": 200, "h": 100, \#(style)}}, "c": [\#(nodes.joined(separator: ","))]}"#
    let archive = try VoltraHost.host(file: file.path + "/widget.voltra").archive(
      ArchiveRequest(
        activityID: "1", attributesType: "VoltraAttributes", attributes: Data("{}".utf8),
        state: Data(#"{"v": 1, "ls": \#(payload)}"#.utf8),
        environment: ArchiveEnvironment(now: Self.now)))
    var engine = LayoutEngine(
      context: LayoutContext(metrics: .phone, time: TimedTextContext(now: Self.now)))
    let card = try #require(archive.lockScreen)
    return grounds(in: engine.layout(card, width: 200, heights: 100...100))
  }

  private func grounds(in node: PlacedNode) -> [[Double]] {
    var frames: [[Double]] = []
    if case .modifier(.background) = node.element {
      let box = node.bounds
      frames = [[box.minX, box.minY, box.width, box.height]]
    }
    return frames + node.children.flatMap(grounds)
  }

  @Test func whatGrowsTakesWhatIsLeft() throws {
    let placed = try frames(
      #""fdir": "row", "g": 10, "pad": 5"#, #""w": 50, "h": 20"#, #""fl": 1, "h": 20"#)
    #expect(placed == [[5, 5, 50, 20], [65, 5, 130, 20]])
  }

  @Test func shrinkingIsNotWeightedByLength() throws {
    let placed = try frames(#""fdir": "row""#, #""w": 150, "fk": 1"#, #""w": 150, "fk": 3"#)
    #expect(placed == [[0, 0, 125, 100], [125, 0, 75, 100]])
  }

  @Test func spreadChildrenHaveNoGap() throws {
    let between = try frames(#""jc": "space-between", "g": 10"#, #""h": 20"#, #""h": 20"#)
    #expect(between == [[0, 0, 200, 20], [0, 80, 200, 20]])
    let even = try frames(#""jc": "space-evenly""#, #""h": 20"#, #""h": 20"#)
    #expect(even == [[0, 20, 200, 20], [0, 60, 200, 20]])
  }

  @Test func alignmentIsTheContainersOrTheChilds() throws {
    let placed = try frames(
      #""ai": "center""#, #""w": 40, "h": 10"#, #""w": 40, "h": 10, "as": "flex-end""#)
    #expect(placed == [[80, 0, 40, 10], [160, 10, 40, 10]])
  }

  @Test func marginsAreKeptAndLimitsHold() throws {
    let placed = try frames(
      #""jc": "center""#, #""w": 10, "h": 10, "m": 4"#, #""fl": 1, "maxh": 30, "m": 1"#)
    #expect(placed == [[4, 29, 10, 10], [1, 44, 200, 30]])
  }
}
