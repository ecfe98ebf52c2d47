import ActivityKit
import ActivityModel
import Foundation
import HostProtocol
import SwiftUI
import Testing

@testable import WidgetKit

/// Generated values are such as a person would expect of the property's name and its use.
@MainActor
struct PlausibleSampleTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func made<Value: Decodable>(
    _ type: Value.Type, _ context: SampleContext = SampleContext()
  ) throws -> Value {
    try SampleValue.make(type, now: now, context: context)
  }

  @Test func amountsOfTimeAreSecondsOrMilliseconds() throws {
    struct State: Codable, Equatable {
      var recordingTime: TimeInterval
      var uptime: Double
      var remaining: Int
      var alarmTime: Double
      var delayMs: Int
      var stopsRemaining: Int
      var totalTime: Double
      var brief: Int16
    }
    #expect(
      try made(State.self)
        == State(
          recordingTime: 65, uptime: 65, remaining: 65, alarmTime: 65, delayMs: 65_000,
          stopsRemaining: 3, totalTime: 600, brief: 3))
  }

  @Test func whatTheSourcesCompareWithAndAskForIsThere() throws {
    struct State: Codable, Equatable {
      var activity: String
      var items: [String]
      var data: [String: String]
      var other: [String: Int]
    }
    let context = SampleContext(
      names: _SourceNames(
        choices: ["activity": ["walking", "running"], "items": ["a", "b"]],
        keys: ["data": ["title", "lineColor"]]))
    #expect(
      try made(State.self, context)
        == State(
          activity: "walking", items: ["a", "b"],
          data: ["title": "Title", "lineColor": "#3478F6"], other: [:]))
  }

  @Test func anActivityIsUnderWayAndItsSidesDiffer() throws {
    struct State: Codable, Equatable {
      var phase: String
      var step: String
      var homeLogo: String
      var guestLogo: String
      var arrivalTimestamp: Int
      var departureTimestamp: Int
      var steps: Int
      var padding: Double
    }
    let context = SampleContext(
      names: _SourceNames(
        images: ["homeLogo", "guestLogo"],
        choices: ["phase": ["lost"], "step": ["order_failed", "cooking"]]),
      images: ["AccentColor", "Celtics", "Lakers"])
    let seconds = 1_800_000_000
    #expect(
      try made(State.self, context)
        == State(
          phase: "Phase", step: "cooking", homeLogo: "Celtics", guestLogo: "Lakers",
          arrivalTimestamp: seconds + 300, departureTimestamp: seconds - 300, steps: 4_213,
          padding: 16))
  }

  @Test func coloursOnEachOtherAreSeen() throws {
    struct State: Codable, Equatable {
      var backgroundColor, titleColor, progressTint, tintColor: String
    }
    #expect(
      try made(State.self, SampleContext(names: _SourceNames(hexColors: ["progressTint"])))
        == State(
          backgroundColor: "#1C1C1E", titleColor: "#FFFFFF", progressTint: "#3478F6",
          tintColor: "#3478F6"))
  }

  @Test func numbersOfMomentsAreNearNow() throws {
    struct State: Codable, Equatable {
      var startedAtMs: Double
      var startDateInMilliseconds: Int
      var startTimestamp: Int
      var departureTime: Int
      var lastEpoch: Int64
      var endedAt: Int16
    }
    let seconds = 1_800_000_000
    #expect(
      try made(State.self)
        == State(
          startedAtMs: Double(seconds - 300) * 1000,
          startDateInMilliseconds: (seconds - 300) * 1000,
          startTimestamp: seconds - 300, departureTime: seconds + 300,
          lastEpoch: Int64(seconds - 300), endedAt: 3))
  }

  @Test func whatTheSourcesMakeADateOfIsAMoment() throws {
    struct State: Codable, Equatable {
      var finish: Double
      var mark: Int
    }
    let names = _SourceNames(seconds: ["finish"], milliseconds: ["mark"])
    #expect(
      try made(State.self, SampleContext(names: names))
        == State(finish: 1_800_000_300, mark: 1_800_000_600_000))
  }

  @Test func aPositionIsWithinItsListOrTotal() throws {
    struct State: Codable, Equatable {
      var stepTitles: [String]
      var currentStepIndex: Int
      var currentSet: Int
      var totalSets: Int
      var currentSpeed: Int
      var place: Int
    }
    let state = try made(State.self, SampleContext(names: _SourceNames(indices: ["place"])))
    #expect(
      state
        == State(
          stepTitles: ["Step title", "Step title 2"], currentStepIndex: 1, currentSet: 1,
          totalSets: 3, currentSpeed: 3, place: 1))
  }

  @Test func textsFollowTheirUse() throws {
    struct State: Codable, Equatable {
      var glyph: String
      var teamLogo: String
      var paint: String
      var shade: String
      var icon: String
    }
    let context = SampleContext(
      names: _SourceNames(
        symbols: ["glyph"], images: ["teamLogo"], colors: ["shade"], hexColors: ["paint"],
        texts: ["icon"]),
      images: ["AppMark", "Team"], colors: ["Brand"])
    #expect(
      try made(State.self, context)
        == State(glyph: "star.fill", teamLogo: "Team", paint: "#3478F6", shade: "Brand", icon: "🙂"))
  }

  @Test func textsFollowTheirNames() throws {
    struct State: Codable, Equatable {
      var icon: String
      var sfSymbol: String
      var titleColor: String
      var hex: String
      var vehicleID: String
      var routeShortName: String
      var driverETA: String
      var timeRemaining: String
      var departureTime: String
      var endDate: String
      var imageName: String
    }
    #expect(
      try made(State.self)
        == State(
          icon: "star.fill", sfSymbol: "star.fill", titleColor: "#FFFFFF", hex: "#3478F6",
          vehicleID: "AB-12", routeShortName: "44", driverETA: "5 min",
          timeRemaining: "5 min", departureTime: "12:30", endDate: "End date",
          imageName: "Image name"))
  }

  @Test func theElementsOfAListDiffer() throws {
    struct Stop: Codable, Equatable {
      var id: UUID
      var name: String
      var mode: Mode
    }
    enum Mode: String, Codable { case bus, tram, boat }
    struct State: Codable {
      var stops: [Stop]
      var values: [Double]
      var after: String
    }
    let state = try made(State.self)
    #expect(state.stops.map(\.name) == ["Name", "Name 2"])
    #expect(Set(state.stops.map(\.id)).count == 2)
    #expect(state.stops.map(\.mode) == [.bus, .tram])
    #expect(state.values == [12, 24])
    #expect(state.after == "After")
  }

  /// An enum of any JSON, as libraries have it.
  enum AnyValue: Codable {
    case text(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
    func encode(to encoder: any Encoder) throws {}
  }

  @Test func aTypeOfSeveralFormsHasNoShapeOfItsOwn() {
    struct State: Codable {
      var value: AnyValue
      var count: Int
    }
    #expect(
      SampleValue.shape(of: State.self, now: now)
        == .record([
          .init("value", .free),
          .init("count", .whole(least: .min, most: .max)),
        ]))
  }

  @Test func whatTheAppMakesAnActivityOfIsTheExample() throws {
    enum Kind: String, Codable, CaseIterable { case slow, fast }
    struct Driver: Codable, Equatable {
      var name: String
      var plate: String
    }
    struct State: Codable, Equatable {
      var next: String
      var kind: Kind
      var end: Date
      var stops: [String]
      var driver: Driver
      var speed: Int
      var seats: Int
      var isLate: Bool
      var progress: Double
    }
    let context = SampleContext(examples: [
      _Example("State", ["next": .text("The end"), "kind": .name("slow"), "isLate": .truth(true)]),
      _Example(
        "State",
        [
          "next": .text("Weinmeisterstraße"), "kind": .name("fast"), "end": .moment(330),
          "stops": .list([.text("A"), .text("B"), .text("C")]),
          "driver": .record(["name": .text("Anne")]), "isLate": .truth(true),
          "isFinished": .truth(false),
        ]),
      _Example(nil, ["next": .text("Rosenthaler Platz"), "speed": .number(30)]),
      _Example(nil, ["seats": .number(60), "stranger": .number(1)]),
      _Example("Other.State", ["progress": .number(0.1)]),
    ])
    #expect(
      try made(State.self, context)
        == State(
          next: "Weinmeisterstraße", kind: .fast, end: now + 330, stops: ["A", "B", "C"],
          driver: Driver(name: "Anne", plate: "AB-12"), speed: 30, seats: 3, isLate: true,
          progress: 0.6))
    // The shape of a type does not follow from an example.
    #expect(
      SampleValue.shape(of: Driver.self, now: now)
        == .record([
          .init("name", .text), .init("plate", .text),
        ]))
  }

  @Test func lengthsOfInsetsAndPicturesOfTheAppAreNotMadeUp() throws {
    struct Padding: Codable, Equatable {
      var top: Int
      var left: Int
      var horizontal: Double
    }
    struct State: Codable, Equatable {
      var padding: Padding
      var left: Int
      var imageName: String?
      var rank: String
      var score: String
      var homeScore: String
    }
    let context = SampleContext(names: _SourceNames(images: ["imageName"]))
    #expect(
      try made(State.self, context)
        == State(
          padding: Padding(top: 16, left: 16, horizontal: 16), left: 65, imageName: nil,
          rank: "A", score: "1240", homeScore: "3"))
  }

  @Test func theAuthorsValuesGoFirst() throws {
    let activity = ActivityConfiguration(for: Journey.self) { _ in
      Text("a")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("b") }
      } compactLeading: {
        Text("c")
      } compactTrailing: {
        Text("d")
      } minimal: {
        Text("e")
      }
    }
    let sample = try #require(activity.sample(now: now, context: SampleContext()).sample)
    #expect(String(decoding: sample.attributes, as: UTF8.self) == #"{"line":"U6"}"#)
    #expect(sample.states.map(\.name) == ["boarding", "riding"])
    #expect(
      sample.states.map { String(decoding: $0.json, as: UTF8.self) } == [
        #"{"stop":1}"#, #"{"stop":2}"#,
      ])
  }

  @Test func withoutAStateThereAreTheAttributesAndAReason() throws {
    let activity = ActivityConfiguration(for: Closed.self) { _ in
      Text("a")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("b") }
      } compactLeading: {
        Text("c")
      } compactTrailing: {
        Text("d")
      } minimal: {
        Text("e")
      }
    }
    let (sample, problem) = activity.sample(now: now, context: SampleContext())
    #expect(String(decoding: try #require(sample).attributes, as: UTF8.self) == #"{"name":"Name"}"#)
    #expect(sample?.states == [])
    #expect(problem?.contains("not today") == true)
  }
}

struct Journey: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: Int }
  var line: String
}
extension Journey: _AuthorValues {
  static var _authorValues: [(name: String, value: Any)] { [("sample", Journey(line: "U6"))] }
}
extension Journey.ContentState: _AuthorValues {
  static var _authorValues: [(name: String, value: Any)] {
    [("boarding", Self(stop: 1)), ("riding", Self(stop: 2))]
  }
}

struct Closed: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not today"))
    }
  }
  var name: String
}
