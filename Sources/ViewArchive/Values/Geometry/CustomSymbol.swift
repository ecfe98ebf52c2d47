/// A symbol that a project draws itself. Lengths are in hundredths of an em of its font, for the
/// medium scale: x from the left edge of its frame, y downwards from the middle of the capitals.
package struct CustomSymbol: Codable, Hashable, Sendable {
  /// A path whose inside is painted.
  package struct Part: Codable, Hashable, Sendable {
    package var path: [PathElement]
    /// True for the even-odd rule, by which what is enclosed twice is outside. False: what is
    /// enclosed at all is inside.
    package var isEvenOdd: Bool
    /// 1…3: the layer of the styles with several paints, the most prominent first.
    package var layer: Int

    package init(path: [PathElement], isEvenOdd: Bool = false, layer: Int = 1) {
      self.path = path
      self.isEvenOdd = isEvenOdd
      self.layer = layer
    }
  }

  package var name: String
  /// The width of the frame.
  package var width: Double
  package var parts: [Part]

  package init(name: String, width: Double, parts: [Part]) {
    self.name = name
    self.width = width
    self.parts = parts
  }
}
