/// A font as written in source: a text style or a size in points, and traits.
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
  /// Nil is the text style's own weight.
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

  /// Points at the Large type size.
  package var pointSize: Double {
    switch size {
    case .style(let style): style.pointSize
    case .points(let points): points
    }
  }

  /// Points from one baseline to the next; a fixed size takes the body's ratio.
  package var lineHeight: Double {
    switch size {
    case .style(let style): style.lineHeight
    case .points(let points): (points * 22 / 17).rounded(.up)
    }
  }

  package var resolvedWeight: Weight {
    if let weight { return weight }
    return size == .style(.headline) ? .semibold : .regular
  }
}

/// Apple's text styles at the Large size (Human Interface Guidelines, Typography).
package enum TextStyle: String, Codable, Hashable, Sendable, CaseIterable {
  case extraLargeTitle, largeTitle, title, title2, title3, headline, body, callout, subheadline
  case footnote, caption, caption2

  /// Points.
  package var pointSize: Double { metrics.size }
  /// Points.
  package var lineHeight: Double { metrics.line }

  private var metrics: (size: Double, line: Double) {
    switch self {
    case .extraLargeTitle: (36, 43)
    case .largeTitle: (34, 41)
    case .title: (28, 34)
    case .title2: (22, 28)
    case .title3: (20, 25)
    case .headline, .body: (17, 22)
    case .callout: (16, 21)
    case .subheadline: (15, 20)
    case .footnote: (13, 18)
    case .caption: (12, 16)
    case .caption2: (11, 13)
    }
  }
}
