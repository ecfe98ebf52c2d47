/// The rows of a long collection that are evaluated.
struct EvaluatedRows: Hashable {
  /// The number of the collection's place.
  var container: Int
  var rows: Range<Int>
  /// How many rows there are.
  var count: Int
  /// The height of a row in points, with the space after it.
  var pitch: Double
}
