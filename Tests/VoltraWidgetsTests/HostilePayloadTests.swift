import ActivityModel
import Foundation
import HostProtocol
import TestSupport
import Testing
import ViewArchive
import ViewLayout
import WidgetKit

@testable import VoltraWidgets

/// A payload comes with a push, so any value may stand anywhere in it. It is drawn, or refused by
/// name; nothing stops the process, and no view is at a place that is no number.
@MainActor
struct HostilePayloadTests {
  private static let now = Date(timeIntervalSince1970: 1_764_576_000)
  private static let size = LongForm.isOn ? 10_000_000 : 150_000

  private static let extremes: [JSONValue] = [
    .null, .truth(true), .whole(0), .whole(-1), .whole(.max), .whole(.min), .number(0.5),
    .number(1e-300), .number(-1e300), .number(1e18), .text(""), .text("100%"), .text("-1e400%"),
    .text("nan"), .text("\u{1B}[31m"), .text("👨‍👩‍👧‍👦\u{202E}\n\n"), .text("1970-01-01T00:00:00Z"),
    .text("linear-gradient(1e400deg, red -5%, rgb(1e9 nan 3 / 200%))"), .text("hsl(-1e30 9% 9%)"),
    .text(String(repeating: "W", count: 2_000)), .list([]), .record([:]),
    .record(["$r": .whole(0)]), .record(["t": .whole(20)]), .record(["s": .whole(-1)]),
  ]

  /// The payloads that the fuzzer starts from.
  private static func seeds() throws -> [JSONValue] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fuzz/Seeds/voltra")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try JSONValue(json: Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }

  @Test func anyValueAnywhereIsDrawnOrRefused() throws {
    var random = SeededGenerator(seed: 11)
    let seeds = try Self.seeds()
    let host = WidgetHost(widgets: [], untyped: VoltraActivity.all(of: VoltraFile()))
    var read = 0
    var drawn = 0
    while read < Self.size {
      var payload = seeds.randomElement(using: &random) ?? .null
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        payload = changed(payload, using: &random)
      }
      let data = payload.json
      read += data.count
      let archive: ActivityArchive
      do {
        archive = try host.archive(
          ArchiveRequest(
            activityID: "1", attributesType: "VoltraAttributes", attributes: Data("{}".utf8),
            state: data, environment: ArchiveEnvironment(now: Self.now)))
      } catch {
        continue
      }
      drawn += 1
      let json = String(decoding: data.prefix(3_000), as: UTF8.self)
      #expect(isPlaced(archive), "a view is at no place: \(json)")
    }
    #expect(drawn > 10)
  }

  private func isPlaced(_ archive: ActivityArchive) -> Bool {
    var engine = LayoutEngine(
      context: LayoutContext(metrics: .phone, time: TimedTextContext(now: Self.now)))
    return [archive.lockScreen, archive.compactLeading, archive.minimal].allSatisfy {
      $0.map { isPlaced(engine.layout($0, width: 360, heights: 0...160)) } ?? true
    }
  }

  private func isPlaced(_ node: PlacedNode) -> Bool {
    let box = node.bounds
    return [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
      && node.children.allSatisfy(isPlaced)
  }

  /// `value` with another value at one place: an extreme one, or one of its own values.
  private func changed(_ value: JSONValue, using random: inout SeededGenerator) -> JSONValue {
    guard Int.random(in: 0..<6, using: &random) > 0 else {
      return Self.extremes.randomElement(using: &random) ?? .null
    }
    switch value {
    case .list(var items) where !items.isEmpty:
      let place = Int.random(in: 0..<items.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: items.remove(at: place)
      case 1: items.append(items[place])
      default: items[place] = changed(items[place], using: &random)
      }
      return .list(items)
    case .record(var fields) where !fields.isEmpty:
      // A dictionary's own order is another in each process.
      let key = fields.keys.sorted().randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<8, using: &random) {
      case 0: fields[key] = nil
      case 1: fields[fields.keys.sorted().randomElement(using: &random) ?? ""] = fields[key]
      default: fields[key] = changed(fields[key] ?? .null, using: &random)
      }
      return .record(fields)
    default: return Self.extremes.randomElement(using: &random) ?? .null
    }
  }
}
