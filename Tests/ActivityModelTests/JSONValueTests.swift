import ActivityModel
import Foundation
import Testing

struct JSONValueTests {
  private let text = #"{"a":{"b":[1,2.5,"x",null,true]},"c":"ü/\"\n"}"#

  @Test func jsonIsWrittenAsItWasRead() throws {
    #expect(String(decoding: try JSONValue(json: Data(text.utf8)).json, as: UTF8.self) == text)
  }

  @Test func aPathLeadsToWhatLiesThere() throws {
    var value = try JSONValue(json: Data(text.utf8))
    #expect(value[["a", "b", "1"]] == .number(2.5))
    #expect(value[["a", "b", "9"]] == nil && value[["c", "d"]] == nil && value[["z"]] == nil)
    value[["a", "b", "2"]] = .text("y")
    value[["c"]] = nil
    value[["d"]] = .truth(false)
    value[["a", "b", "0"]] = nil
    #expect(
      String(decoding: value.json, as: UTF8.self) == #"{"a":{"b":[2.5,"y",null,true]},"d":false}"#)
  }

  @Test(arguments: ["", "{", "[1 2]", "nul"])
  func whatIsNoJSONIsRefused(_ text: String) {
    #expect(throws: (any Error).self) { try JSONValue(json: Data(text.utf8)) }
  }

  @Test func theMeterCountsWhatCrosses() throws {
    let state = try JSONValue(json: Data(#"{"eta":12,"name":"Rider on the way"}"#.utf8))
    let meter = PayloadMeter(attributes: .record([:]), state: state, limit: 40)
    #expect(meter.total == 2 + 36 && meter.left == 2)
    #expect(meter.entries.map(\.field) == ["state.name", "state.eta"])
    // "name":"Rider on the way", is 26 bytes long.
    #expect(meter.entries.map(\.bytes) == [26, 9])
  }
}

/// The JSON of a value is that of Foundation's encoder, byte for byte.
struct JSONValueWritingTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "0", "-17", "9223372036854775807", "1.5", "-0.25", "1e300",
    "5e-324",
    "100000000000000000000", "0.1", "123456.789", #""""#, #""a/b""#, #""é 👨‍👩‍👧 \u2028""#,
    #""\"\\\n\t\u0001\u007f""#,
    #"{"b":[1,{"z":null,"a":"x"}],"a":{"é":1,"e":2,"ä":3,"Z":4,"_":5}}"#,
    #"{"k10":1,"k9":2,"K1":3,"k":4,"":5}"#,
  ])
  func jsonIsThatOfFoundation(_ text: String) throws {
    let value = try JSONValue(json: Data(text.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let expected = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(String(decoding: value.json, as: UTF8.self) == expected)
  }
}
