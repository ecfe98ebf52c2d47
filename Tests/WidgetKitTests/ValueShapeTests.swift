import ActivityModel
import Foundation
import Testing

@testable import WidgetKit

struct ValueShapeTests {
  private let now = Date(timeIntervalSinceReferenceDate: 0)

  enum Mode: String, Codable { case focus, rest }
  enum Level: Int, Codable, CaseIterable { case low = 1, high = 5 }
  enum Step: Codable, Equatable { case waiting, cooking(minutes: Int, dish: String), done(Date) }

  struct Stop: Codable {
    var name: String
    var eta: Date?
  }

  struct State: Codable {
    var name: String
    var share: Double
    var count: UInt8
    var isLive: Bool
    var link: URL
    var id: UUID
    var mode: Mode
    var level: Level
    var pausedAt: Date?
    var stops: [Stop]
    var step: Step
    var notes: [String: Int]
    var byMode: [Mode: Int]
  }

  @Test func everyFieldIsDescribedAlsoWhatIsOftenLeftOut() {
    let shape = SampleValue.shape(of: State.self, now: now)
    let modes = ["focus", "rest"].map { ValueShape.Choice(name: $0, value: .text($0)) }
    let levels = [("low", 1), ("high", 5)].map {
      ValueShape.Choice(name: $0.0, value: .whole($0.1))
    }
    #expect(
      shape
        == .record([
          .init("name", .text), .init("share", .number),
          .init("count", .whole(least: 0, most: 255)), .init("isLive", .truth),
          .init("link", .url), .init("id", .uuid), .init("mode", .choice(modes)),
          .init("level", .choice(levels)), .init("pausedAt", .optional(.date)),
          .init(
            "stops", .list(.record([.init("name", .text), .init("eta", .optional(.date))]))),
          .init(
            "step",
            .variant([
              .init("waiting", .record([])),
              .init(
                "cooking",
                .record([
                  .init("minutes", .whole(least: .min, most: .max)), .init("dish", .text),
                ])),
              .init("done", .record([.init("_0", .date)])),
            ])),
          .init("notes", .dictionary(.whole(least: .min, most: .max))),
          .init("byMode", .free),
        ]))
  }

  @Test func aTypeThatHoldsItselfIsDescribedAsFarAsItGoes() {
    struct Node: Codable {
      var name: String
      var next: [Node]
    }
    guard case .record(let fields) = SampleValue.shape(of: Node.self, now: now) else {
      Issue.record("no record")
      return
    }
    #expect(fields.map(\.name) == ["name", "next"])
  }

  /// What a type refuses is described up to there.
  @Test func aDecodingThatThrowsIsDescribedUpToThere() {
    struct Strict: Codable {
      var name: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        throw CancellationError()
      }
    }
    #expect(SampleValue.shape(of: Strict.self, now: now) == .record([.init("name", .text)]))
  }

  /// Every filling of every field decodes into the type that it was made for.
  @Test(arguments: StatePreset.allCases)
  func everyPresetDecodes(_ preset: StatePreset) throws {
    let shape = SampleValue.shape(of: State.self, now: now)
    let typical = try JSONValue(
      json: JSONEncoder().encode(SampleValue.make(State.self, now: now)))
    let filled = preset.fill(typical, of: shape, now: now)
    let state = try JSONDecoder().decode(State.self, from: filled.json)
    switch preset {
    case .typical: #expect(filled == typical)
    case .long: #expect(state.name.count >= 32 && state.stops.count == 5 && state.pausedAt != nil)
    case .empty: #expect(state.name.isEmpty && state.stops.isEmpty && state.pausedAt == nil)
    case .extreme: #expect(state.name.count > 90 && state.count == 255 && state.mode == .rest)
    }
  }
}
