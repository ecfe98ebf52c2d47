import ActivityModel
import Foundation
import Testing

@testable import Previewer

struct PushJSONTests {
  private func read(_ text: String) throws -> PushJSON.ParsedState {
    try PushJSON.read(text, for: try Parcel.collection())
  }

  private func problems(_ text: String) throws -> [String] {
    let collection = try Parcel.collection()
    do {
      _ = try PushJSON.read(text, for: collection)
      return []
    } catch {
      return error.problems
    }
  }

  @Test(arguments: PushJSON.Event.allCases)
  func whatGoesOutComesInAgain(_ event: PushJSON.Event) throws {
    var collection = try Parcel.collection()
    collection.edit(
      attributes: .record(["driver": .text("Béa \"B\"")]), state: Parcel.titled("one\ntwo"))
    let text = PushJSON.text(of: collection.current, type: "Parcel", event: event, now: Parcel.now)
    let reading = try PushJSON.read(text, for: collection)
    #expect(reading.state == collection.current.state)
    #expect(reading.attributes == collection.current.attributes)
    #expect(reading.warnings.isEmpty)
  }

  /// push.md §4: what each event needs.
  @Test func aPushCarriesWhatItsEventNeeds() throws {
    let collection = try Parcel.collection()
    func keys(_ event: PushJSON.Event) throws -> [String] {
      let text = PushJSON.text(
        of: collection.current, type: "Parcel", event: event, now: Parcel.now)
      guard case .record(let aps) = try JSONParser.read(text)[["aps"]] else { return [] }
      return aps.keys.sorted()
    }
    #expect(try keys(.update) == ["content-state", "event", "timestamp"])
    #expect(try keys(.end) == ["content-state", "event", "timestamp"])
    #expect(
      try keys(.start) == [
        "alert", "attributes", "attributes-type", "content-state", "event", "timestamp",
      ])
    let text = PushJSON.text(
      of: collection.current, type: "Parcel", event: .update, now: Parcel.now)
    let push = try JSONParser.read(text)
    #expect(push[["aps", "timestamp"]] == .whole(1_735_724_460))
    #expect(push[["aps", "content-state", "eta"]] == .whole(757_417_560))
  }

  @Test func aStateAloneIsReadToo() throws {
    let reading = try read(String(decoding: Parcel.titled("alone").json, as: UTF8.self))
    #expect(reading.state == Parcel.titled("alone"))
    #expect(reading.attributes == Parcel.attributesValue)
  }

  @Test func bothWithoutApsAreRead() throws {
    let reading = try read(
      #"{"attributes": {"driver": "Bo"}, "content-state": \#(String(decoding: Parcel.stateValue.json, as: UTF8.self))}"#
    )
    #expect(reading.attributes == .record(["driver": .text("Bo")]))
  }

  @Test func aMistakeIsNamedByItsPathInThePush() throws {
    #expect(
      try problems(#"{"aps": {"attributes": {"driver": 3}}}"#) == [
        "aps.attributes.driver: is the number 3; expected text"
      ])
    #expect(
      try problems(#"{"aps": {"content-state": "{}"}}"#) == [
        "aps.content-state: is text; expected the object itself"
      ])
    #expect(
      try problems(#"{"aps": {"attributes-type": "Ride", "content-state": {}}}"#) == [
        "aps.attributes-type: is \"Ride\"; shown is Parcel"
      ])
    #expect(try problems("[1]") == ["the JSON is not an object"])
    #expect(try problems("{\"title\": }") == ["line 1, column 11: expected a value"])
  }

  @Test func aMistakenDateIsReadAndRemarkedOn() throws {
    var state = Parcel.stateValue
    state[["eta"]] = .whole(1_700_000_000)
    let reading = try read(String(decoding: state.json, as: UTF8.self))
    #expect(reading.state == state)
    #expect(reading.warnings.first?.hasPrefix("eta: reads as the year 2054") == true)
  }
}

struct JSONReaderTests {
  @Test(arguments: [
    "null", "true", "-1.5e3", "\"a\\u00e9\\n\"", "[]", "{}", "[1, 2.5, {\"a\": [null]}]",
    "{\"a\": {\"b\": \"\\\"\"}, \"c\": 9007199254740993}",
  ])
  func readsWhatFoundationReads(_ text: String) throws {
    let value = try JSONParser.read(text)
    #expect(value == (try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))))
  }

  @Test(arguments: [
    ("", "line 1, column 1: a value is missing at the end"),
    ("{\"a\": 1\n \"b\": 2}", "line 2, column 2: expected a comma or \"}\""),
    ("{\"a\": 1,}", "line 1, column 8: extra comma"),
    ("[1, 2", "line 1, column 6: \"]\" is missing"),
    ("{a: 1}", "line 1, column 2: expected a key in double quotes"),
    ("{\"a\" 1}", "line 1, column 6: expected a colon after \"a\""),
    ("{\"a\": yes}", "line 1, column 7: \"yes\" is not a value; strings need double quotes"),
    ("[01]", "line 1, column 2: \"01\" is not a JSON number"),
    ("\"abc", "line 1, column 5: the text has no end"),
    ("\"a\nb\"", "line 1, column 3: a text ends with a double quote; write \\n for a new line"),
    ("\"\\x\"", "line 1, column 1: an escape that JSON does not have"),
    ("{} x", "line 1, column 4: unexpected text after the end"),
  ])
  func saysWhereATextStopsBeingJSON(_ text: String, _ words: String) {
    #expect { try JSONParser.read(text) } throws: { ($0 as? JSONSyntaxError)?.text == words }
  }

  /// A text that nests for ever is refused before the stack ends.
  @Test func depthHasAnEnd() {
    let text = String(repeating: "[", count: 100_000)
    #expect { try JSONParser.read(text) } throws: {
      ($0 as? JSONSyntaxError)?.message == "nested too deep"
    }
  }
}
