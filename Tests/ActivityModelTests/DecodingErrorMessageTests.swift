import ActivityModel
import Foundation
import Testing

struct DecodingErrorMessageTests {
  private struct State: Codable {
    struct Stop: Codable {
      var minutes: Int
    }
    var stops: [Stop]
    var name: String
  }

  @Test(arguments: [
    (#"{"stops":[]}"#, "name: the key is missing"),
    (#"{"stops":[{"minutes":1},{"minutes":"x"}],"name":"a"}"#, "stops.1.minutes: is not a number"),
    (#"{"stops":{},"name":"a"}"#, "stops: is not a list"),
    (#"{"stops":[],"name":null}"#, "name: is null"),
    (#"{"stops":[],"name":5}"#, "name: is not text"),
    ("[]", "the line: is not an object"),
    ("nonsense", "is not JSON"),
  ])
  func thePlaceAndWhatIsWrongThereAreNamed(json: String, message: String) {
    let error = #expect(throws: (any Error).self) {
      try JSONDecoder().decode(State.self, from: Data(json.utf8))
    }
    #expect(error.map(DecodingErrorMessage.text(for:)) == message)
  }
}
