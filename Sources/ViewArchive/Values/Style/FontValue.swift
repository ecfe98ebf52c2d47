/// A font as the source sets it: a text style or a size in points, and traits.
package struct FontValue: Codable, Hashable, Sendable {
  package enum Size: Codable, Hashable, Sendable {
    case style(TextStyle)
    /// Points.
    case points(Double)
  }

  package enum Weight: Int, Codable, Hashable, Sendable, CaseIterable {
    case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500
    case semibold = 600, bold = 700, heavy = 800, black = 900
  }

  package enum Design: String, Codable, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  package var size: Size
  /// The Dynamic Type size for a text style. Nil: Large. A size in points does not depend on it.
  package var typeSize: TypeSize?
  /// Nil: the text style's own weight.
  package var weight: Weight?
  package var design: Design
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool

  package init(
    size: Size = .style(.body), weight: Weight? = nil, design: Design = .default,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  package static let body = FontValue()

  /// Points.
  package var pointSize: Double {
    switch size {
    case .style(let style): style.pointSize(at: typeSize ?? .large)
    case .points(let points): points
    }
  }

  /// The system font's ascent, in ems (LAYOUT-22).
  package static let ascent = 0.9524
  /// The system font's descent, in ems (LAYOUT-22).
  package static let descent = 0.2410

  /// The height of the system font's capitals, in ems (LAYOUT-22).
  package static let capHeight = 0.705

  /// The height of one line, in points, not rounded to pixels (LAYOUT-22).
  package var lineHeight: Double { (Self.ascent + Self.descent) * pointSize }

  /// Points from one line to the next: a text style's own leading, else the line's height
  /// (LAYOUT-22).
  package var lineAdvance: Double {
    switch size {
    case .style(let style): max(style.leading(at: typeSize ?? .large), lineHeight)
    case .points: lineHeight
    }
  }

  package var resolvedWeight: Weight {
    if let weight { return weight }
    return size == .style(.headline) ? .semibold : .regular
  }
}
