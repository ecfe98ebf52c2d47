import Foundation
import Testing
import WidgetKit

struct SampleValueTests {
  let now = Date(timeIntervalSinceReferenceDate: 1000)

  enum Mode: String, Codable { case focus, rest }
  enum Only: String, Codable { case one }
  enum Listed: Int, Codable, CaseIterable { case second = 2, first = 1 }
  enum Step: Codable, Equatable {
    case cooking(minutes: Int, dish: String)
    case done
  }

  @Test func aRawValueEnumIsItsFirstCase() throws {
    #expect(try SampleValue.make(Mode.self, now: now) == .focus)
    #expect(try SampleValue.make(Only.self, now: now) == .one)
    #expect(try SampleValue.make(Listed.self, now: now) == .second)
  }

  @Test func anEnumWithValuesIsItsFirstCaseWithSampleValues() throws {
    #expect(
      try SampleValue.make(Step.self, now: now) == .cooking(minutes: 3, dish: "Dish"))
  }

  @Test func aTextThatIsUsedInAURLIsOneWord() throws {
    struct Ride: Codable, Equatable {
      var rideKind: String
      var driverName: String
    }
    #expect(
      try SampleValue.make(Ride.self, now: now, context: .init(names: .init(urls: ["rideKind"])))
        == Ride(rideKind: "ridekind", driverName: "Driver name"))
  }

  struct Match: Codable, Equatable {
    var departureTime: Double
    var elapsedTime: Double
    var endTimestamp: Double
  }

  @Test func numbersThatAreMomentsLieAhead() throws {
    let match = try SampleValue.make(Match.self, now: now)
    #expect(match.departureTime == now.timeIntervalSince1970 + 300)
    #expect(match.endTimestamp == now.timeIntervalSince1970 + 600)
    #expect(match.elapsedTime == 65)
  }

  struct Icon: Codable, Equatable {
    var iconName: String
    var name: String
  }

  @Test func aSymbolsNameIsASymbols() throws {
    #expect(
      try SampleValue.make(Icon.self, now: now) == Icon(iconName: "star.fill", name: "Name"))
  }

  @Test func casesAreReadOnlyWhereTheyAreNumbers() {
    #expect(allCases(of: Mode.self).first == .focus)
    #expect(allCases(of: Listed.self) == [.second, .first])
    #expect(allCases(of: Step.self).isEmpty)
    #expect(allCases(of: Optional<Mode>.self).isEmpty)
    #expect(allCases(of: Int.self).isEmpty)
    #expect(allCases(of: Never.self).isEmpty)
  }

  @Test func wordsAndNumbersFollowTheKey() throws {
    struct State: Codable, Equatable {
      var driverName: String
      var order_number: String
      var emoji: String
      var stops: Int
      var progress: Double
      var isRunning: Bool
      var isLate: Bool
    }
    #expect(
      try SampleValue.make(State.self, now: now)
        == State(
          driverName: "Driver name", order_number: "AB-12", emoji: "🙂", stops: 3,
          progress: 0.6, isRunning: true, isLate: false))
  }

  @Test func datesFollowOneAnotherAndAStartIsPast() throws {
    struct State: Codable, Equatable {
      var start: Date
      var pickup: Date
      var arrival: Date
    }
    #expect(
      try SampleValue.make(State.self, now: now)
        == State(start: now - 300, pickup: now + 300, arrival: now + 600))
  }

  @Test func aRangeOfDatesIsInOrder() throws {
    let range = try SampleValue.make(ClosedRange<Date>.self, now: now)
    #expect(range == now + 300...now + 600)
  }

  @Test func optionalsAreThereUnlessTheyStandForTrouble() throws {
    struct State: Codable, Equatable {
      var driver: String?
      var pausedAt: Date?
      var errorMessage: String?
    }
    #expect(
      try SampleValue.make(State.self, now: now)
        == State(driver: "Driver", pausedAt: nil, errorMessage: nil))
  }

  @Test func listsHaveTwoAndATypeThatContainsItselfEnds() throws {
    struct Node: Codable { var children: [Node] }
    let node = try SampleValue.make(Node.self, now: now)
    #expect(node.children.count == 2)
    #expect(try SampleValue.make([String: Int].self, now: now) == [:])
  }

  @Test func aClassIsMadeLikeAStruct() throws {
    class Team: Codable {
      var name = ""
      var logo = Data([1])
    }
    let team = try SampleValue.make(Team.self, now: now)
    #expect(team.name == "Name")
    #expect(team.logo == Data())
  }

  struct Stubborn: Codable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not today"))
    }
    func encode(to encoder: any Encoder) throws {}
  }

  @Test func theFailureNamesTheTypeThatCannotBeMade() {
    struct Outer: Codable { var inner: Stubborn }
    #expect(
      throws: SampleValue.Failure(
        typeName: String(reflecting: Stubborn.self), reason: "not today")
    ) {
      try SampleValue.make(Outer.self, now: now)
    }
  }

  @Test func aTypeThatNeedsItselfFailsInsteadOfOverflowing() {
    final class Loop: Codable { var next: Loop }
    #expect(throws: SampleValue.Failure.self) { try SampleValue.make(Loop.self, now: now) }
  }
}
