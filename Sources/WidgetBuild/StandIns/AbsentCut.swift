/// A part of a source that is left out, and the name or the error because of which it is.
struct AbsentCut {
  var unit: AbsentUnit
  var cause: String
  /// True when the cause is the message of an error.
  var isFault = false

  var range: Range<Int> { unit.range }
}
