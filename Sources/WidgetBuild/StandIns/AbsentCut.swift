/// A part of a source that is left out, and the name because of which it is.
struct AbsentCut {
  var unit: AbsentUnit
  var cause: String

  var range: Range<Int> { unit.range }
}
