import ActivityModel
import Foundation
import Testing
import ViewArchive
import WidgetKit

@testable import Gallery

/// No value that a state or attributes can have ends the program: not in the widgets' views, and
/// not in the apps.
@MainActor
struct GalleryExtremeTests {
  private static let now = Date(timeIntervalSince1970: 1_735_724_460)

  private static let extremes: [JSONValue] =
    [
      0, -1, 91, 999_999_999, 1e19, -1e19, 1e300, -1e300, 4e-320, Double(Int64.max),
      Double(Int64.min), 0.1,
    ].map(JSONValue.number) + [
      .whole(.max), .whole(.min), .text(""), .text("\u{202E}\u{1B}[2J\u{1F468}\u{200D}"),
      .text(String(repeating: "x", count: 3_000)), .null,
    ]

  /// The value with each of its leaves replaced by each of the extremes.
  private static func variants(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .record(let members):
      members.keys.sorted().flatMap { key in
        variants(members[key] ?? .null).map { variant in
          var members = members
          members[key] = variant
          return .record(members)
        }
      }
    case .list(let elements):
      elements.indices.flatMap { index in
        variants(elements[index]).map { variant in
          var elements = elements
          elements[index] = variant
          return .list(elements)
        }
      }
    case .text, .number, .whole, .truth, .null: extremes
    }
  }

  @Test(arguments: GalleryApp.all())
  func nothingTraps(app: GalleryApp) async throws {
    let host = WidgetHost(bundles: [GalleryBundle.self])
    let engine = RecordingEngine(now: Self.now)
    try await engine.serve(app.id) {
      try app.start(Self.now)
      let record = try #require(engine.records.first)
      let attributes = try JSONDecoder().decode(JSONValue.self, from: record.attributes)
      let state = try JSONDecoder().decode(JSONValue.self, from: record.content.state)
      let pairs =
        Self.variants(attributes).map { ($0, state) }
        + Self.variants(state).map { (attributes, $0) }
      for (attributes, state) in pairs {
        engine.replace(attributes: attributes.json, state: state.json)
        // A value that does not decode is an error, and no more.
        _ = try? host.archive(
          ArchiveRequest(
            activityID: record.id.rawValue, attributesType: record.attributesType,
            attributes: attributes.json, state: state.json,
            environment: ArchiveEnvironment(now: Self.now)))
        for step in app.steps { await step.run(Self.now) }
      }
      #expect(pairs.count > 50)
    }
  }
}
