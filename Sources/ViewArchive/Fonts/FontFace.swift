/// A font of a project in place of the system's. A font value is copied often, so that the file is
/// behind a reference.
package struct FontFace: Hashable, Sendable {
  package let file: FontFile
  /// The weight of a variable font, 1 to 1000. Nil: the file's own.
  package let weight: Int?

  package init(_ file: FontFile, weight: Int? = nil) {
    self.file = file
    self.weight = weight
  }

  /// Returns the distance to the next letter, in ems. Nil: the font lacks the letter.
  package func advance(of scalar: Unicode.Scalar) -> Double? {
    file.advance(of: scalar, weight: weight)
  }
}
