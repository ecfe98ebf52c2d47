/// A width or a height, as a style writes it.
enum VoltraLength: Hashable, Sendable {
  /// In points.
  case fixed(Double)
  /// `100%`: all that there is.
  case fill
  /// `auto`: as large as the content.
  case wrap
}
