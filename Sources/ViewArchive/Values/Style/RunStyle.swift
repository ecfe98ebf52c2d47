import Foundation

package struct RunStyle: Codable, Hashable, Sendable {
  package var font: FontValue
  /// Nil: the primary foreground of the surface.
  package var foreground: StyleValue?
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  /// Points between characters.
  package var tracking: Double
  /// Points that the run is raised by. Nil: none. In pictures only.
  package var baselineOffset: Double?
  /// How the underline looks. Nil: solid, in the text's colour. In pictures only.
  package var underline: TextLineStyle?
  /// How the line through the text looks. Nil: solid, in the text's colour. In pictures only.
  package var strikethrough: TextLineStyle?

  package init(
    font: FontValue = .body, foreground: StyleValue? = nil, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, tracking: Double = 0
  ) {
    self.font = font
    self.foreground = foreground
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.tracking = tracking
  }
}
