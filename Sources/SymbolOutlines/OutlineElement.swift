import ViewArchive

/// One line of a symbol in a file of outlines. Lengths are in hundredths of an em, y downwards from
/// the middle of the capitals.
struct OutlineElement: Hashable, Sendable {
  enum Kind: String {
    /// A closed area: its edge is stroked; in the filled form it is filled, too.
    case body
    /// Stroked in both forms.
    case line
    /// Filled in both forms.
    case area
    /// Stroked in the plain form, and cut out of what was drawn before it in the filled one.
    case detail
    /// An area that is cut out of what was drawn before it.
    case hole
    /// A line that is cut out of what was drawn before it: a gap.
    case cut
  }

  var kind: Kind
  /// The form that has the element. Nil: both.
  var form: OutlineForm?
  var path: [PathElement]
  var line: OutlineLine
  /// 1…3, the most prominent first.
  var layer: Int
}
