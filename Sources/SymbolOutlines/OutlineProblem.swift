/// A mistake in a file of outlines.
struct OutlineProblem: Error, Hashable, CustomStringConvertible {
  var file: String
  var line: Int
  var message: String

  var description: String { "\(file):\(line): \(message)" }
}
