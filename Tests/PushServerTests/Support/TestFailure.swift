/// What a helper of the tests found wrong.
struct TestFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
