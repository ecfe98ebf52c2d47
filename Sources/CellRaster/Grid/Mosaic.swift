/// The parts of a cell that edges of shapes are drawn with (SHAPE-4).
package enum Mosaic: String, CaseIterable, Hashable, Sendable {
  /// Upper and lower half.
  case halves
  /// Two columns of three parts, where the terminal draws these glyphs itself, without gaps.
  case sextants
}
