import Testing

@testable import IslandCommands

struct PayloadLinesTests {
  private func payloads(_ lines: [String]) -> [String] {
    var payloads = PayloadLines()
    let found = lines.flatMap { payloads.add($0) }
    return found + (payloads.end().map { [$0] } ?? [])
  }

  @Test func aLineIsAPayload() {
    #expect(
      payloads([#"{"a":1}"#, "", #"{"b":{"c":[2]}}"#]) == [#"{"a":1}"#, #"{"b":{"c":[2]}}"#])
  }

  @Test func aPrettyPrintedPayloadIsOne() {
    let lines = [
      "{", #"  "aps" : {"#, #"    "text" : "a } \" {","#, "", "    \"n\" : 1", "  }", "}",
    ]
    #expect(payloads(lines + [#"{"a":1}"#]) == [lines.joined(separator: "\n"), #"{"a":1}"#])
  }

  @Test func aBrokenPayloadTakesNoOtherWithIt() {
    #expect(
      payloads([#"{"a":"#, #"{"b":1}"#, "x", "}", "{"]) == [#"{"a":"#, #"{"b":1}"#, "x", "}", "{"])
  }
}
