/// Why a widget did not decode a push, when that is not because of the push.
struct DecodingFailure: Error {
  var reason: String
}
