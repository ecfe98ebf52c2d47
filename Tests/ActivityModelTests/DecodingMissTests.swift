import ActivityModel
import Foundation
import Testing

struct DecodingMissTests {
  private struct State: Codable {
    struct Stop: Codable {
      var minutes: Int
    }
    var stops: [Stop]
    var name: String
  }

  @Test(arguments: [
    (#"{"stops":[]}"#, "name: the key is missing"),
    (#"{"stops":[{"minutes":1},{"minutes":"x"}],"name":"a"}"#, "stops.1.minutes: is no number"),
    (#"{"stops":{},"name":"a"}"#, "stops: is no list"),
    (#"{"stops":[],"name":null}"#, "name: is null"),
    (#"{"stops":[],"name":5}"#, "name: is no text"),
    ("[]", "the line: is no object"),
    ("nonsense", "is no JSON"),
  ])
  func thePlaceAndWhatIsWrongThereAreNamed(json: String, words: String) {
    let error = #expect(throws: (any Error).self) {
      try JSONDecoder().decode(State.self, from: Data(json.utf8))
    }
    #expect(error.map(DecodingMiss.words) == words)
  }
}
