package import ViewArchive

/// A path of a symbol that is painted.
package struct OutlineInk: Hashable, Sendable {
  /// In hundredths of an em.
  package var path: [PathElement]
  /// True for a path whose inside is painted.
  package var isFilled: Bool
  /// True for the even-odd rule, by which what is enclosed twice is outside. False: what is enclosed
  /// at all is inside.
  package var isEvenOdd = true
  /// The line along the path. Nil: none.
  package var line: OutlineLine?
  /// 1…3: the layer of the styles with several paints, the most prominent first.
  package var layer: Int
}
