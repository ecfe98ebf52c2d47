/// What the last pass has evaluated.
struct GraphTrace {
  /// The types of the views and modifiers, in order.
  var evaluated: [Any.Type] = []
  /// What records the reads of the last one; for tests.
  weak var reader: BodyReader?
}
