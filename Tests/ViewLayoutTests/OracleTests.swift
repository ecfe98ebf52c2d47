import Foundation
import Testing
import ViewArchive

@testable import ViewLayout

/// The whole engine against the frames of an independent model of SwiftUI's layout.
///
/// Reads the trees in `Vectors`, or the file named by `LAYOUT_ORACLE`. Each line is a tree, a proposal
/// and the frame of every view, in points, from a model of the algorithm that is not this engine.
@Suite struct OracleTests {
  private static let tolerance = 0.002

  private static let file: URL = {
    if let path = ProcessInfo.processInfo.environment["LAYOUT_ORACLE"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Vectors/frames.jsonl")
  }()

  @Test func everyFrameIsWhereTheModelPutsIt() throws {
    let data = try Data(contentsOf: Self.file)
    let cases = try data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(OracleCase.self, from: $0)
    }
    var agreeing: [String: Int] = [:]
    var failures: [String] = []
    for oracle in cases {
      let differences = try Self.differences(in: oracle)
      agreeing[oracle.rule, default: 0] += differences.isEmpty ? 1 : 0
      if !differences.isEmpty {
        failures.append("\(oracle.id): \(differences.prefix(3).joined(separator: "; "))")
      }
    }
    for (rule, all) in Dictionary(grouping: cases, by: \.rule).sorted(by: { $0.key < $1.key }) {
      print("layout oracle: \(rule): \(agreeing[rule] ?? 0) of \(all.count) trees agree")
    }
    print("layout oracle: \(cases.count - failures.count) of \(cases.count) trees agree")
    for failure in failures { print("layout oracle: \(failure)") }
    #expect(!cases.isEmpty)
    #expect(failures.isEmpty, "\(failures.count) trees differ")
  }

  private static func differences(in oracle: OracleCase) throws -> [String] {
    let time = TimedTextContext(
      now: Date(timeIntervalSinceReferenceDate: 0), locale: "en_US", timeZone: "UTC",
      isLuminanceReduced: false)
    var engine = LayoutEngine(context: LayoutContext(metrics: .exact, time: time))
    let placed = engine.layout(
      try oracle.tree.viewNode(),
      in: Proposal(width: oracle.proposal.width, height: oracle.proposal.height))
    let expected = Dictionary(uniqueKeysWithValues: oracle.frames.map { ($0.path, $0) })
    var actual: [String: Rect] = [:]
    collect(oracle.tree, "0", placed, shown: Set(expected.keys), into: &actual)
    return Set(expected.keys).union(actual.keys).sorted().compactMap { path in
      guard let frame = expected[path] else { return "\(path) is not in the model" }
      guard let bounds = actual[path] else { return "\(path) is missing" }
      let pairs = [
        (bounds.minX, frame.x), (bounds.minY, frame.y), (bounds.width, frame.width),
        (bounds.height, frame.height),
      ]
      if pairs.allSatisfy({ abs($0 - $1) <= tolerance }) { return nil }
      let got = pairs.map { "\($0.0)" }.joined(separator: " ")
      let want = pairs.map { "\($0.1)" }.joined(separator: " ")
      return "\(path) \(frame.kind) got \(got) want \(want)"
    }
  }

  /// Walks a tree of the oracle and its placed node together, from layer to layer.
  private static func collect(
    _ node: OracleNode, _ path: String, _ placed: PlacedNode, shown: Set<String>,
    into frames: inout [String: Rect]
  ) {
    let isSilent = node.kind == "region" || node.kind == "gridRow"
    if !isSilent { frames[path] = placed.bounds }
    if node.kind == "fixed" || node.kind == "divider" { return }
    if let child = node.child {
      collect(child, path + ".0", placed.children[0], shown: shown, into: &frames)
    }
    if let content = node.content {
      collect(content, path + ".1", placed.children[1], shown: shown, into: &frames)
    }
    var children = node.shownChildren(at: path)
    if node.kind == "viewThatFits" { children = children.filter { shown.contains($0.path) } }
    for (child, placedChild) in zip(children, placed.children) {
      collect(child.node, child.path, placedChild, shown: shown, into: &frames)
    }
  }
}
