import ActivityModel
import Testing

/// A change of a state that fits, and what a phone would say of it.
struct ShapeCheckTests {
  struct Case: Sendable {
    var path: [String]
    var value: JSONValue?
    var findings: [String]
    var isDecodable = false

    init(
      _ path: String, _ value: JSONValue?, _ findings: String..., isDecodable: Bool = false
    ) {
      self.path = path.split(separator: ".").map(String.init)
      self.value = value
      self.findings = findings
      self.isDecodable = isDecodable
    }
  }

  @Test func whatFitsHasNoFinding() {
    #expect(ShapeCheck(Parcel.stateValue, of: Parcel.state).findings.isEmpty)
  }

  @Test(arguments: [
    Case("title", .whole(1), "title: is the number 1; expected text"),
    Case("title", nil, "title: the key is missing; a push replaces the whole state"),
    Case("title", .null, "title: is null; expected text"),
    Case(
      "pausedAt", .null,
      "pausedAt: is null: leave the key out, iOS is reported to drop such pushes",
      isDecodable: true),
    Case("count", .whole(256), "count: 256 is not within 0…255"),
    Case("count", .number(1.5), "count: is the number 1.5; expected whole number"),
    Case("isLive", .whole(1), "isLive: is the number 1; expected yes or no"),
    Case(
      "eta", .text("2026-11-21T18:30:00Z"),
      "eta: is text; expected a date, which is a number: seconds since 2001"),
    Case(
      "eta", .whole(1_700_000_000),
      "eta: reads as the year 2054; a date is seconds since 2001 (subtract 978307200)",
      isDecodable: true),
    Case(
      "eta", .whole(1_700_000_000_000),
      "eta: reads as a date far in the future; a date is seconds since 2001 (subtract 978307200), "
        + "not milliseconds", isDecodable: true),
    Case(
      "mode", .text("Focus"),
      "mode: \"Focus\" is not one of \"focus\", \"rest\"; did you mean \"focus\"?"),
    Case(
      "step", .record(["boiling": .record([:])]),
      "step: \"boiling\" is not one of waiting, cooking, done"),
    Case("step", .record([:]), "step: has 0 keys; expected one of waiting, cooking, done"),
    Case(
      "step", .record(["cooking": .record([:])]),
      "step.cooking.minutes: the key is missing; a push replaces the whole state"),
    Case("stops.1.name", .truth(true), "stops.1.name: is true or false; expected text"),
    Case("notes.b", .text("x"), "notes.b: is text; expected number"),
    Case("extra", .whole(1), "extra: the type has no such key", isDecodable: true),
  ])
  func aMistakeIsNamedByItsPath(_ example: Case) {
    var state = Parcel.stateValue
    state[example.path] = example.value
    let check = ShapeCheck(state, of: Parcel.state)
    #expect(check.findings.map(\.text) == example.findings)
    #expect(check.isDecodable == example.isDecodable)
  }

  @Test func aRenamedKeyIsNamedOnce() {
    var state = Parcel.stateValue
    state[["is_live"]] = .truth(true)
    state[["isLive"]] = nil
    #expect(
      ShapeCheck(state, of: Parcel.state).findings.map(\.text) == [
        "is_live: the key is \"isLive\", not \"is_live\""
      ])
  }
}
