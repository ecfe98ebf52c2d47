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
    /// What `bold()` asks for, which depends on the size (LAYOUT-13); never a resolved weight.
    case emphasized = 650
  }

  /// Which letters are drawn as small capitals.
  package enum SmallCaps: String, Codable, Hashable, Sendable { case lower, upper, all }

  package enum Design: String, Codable, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  package var size: Size
  /// The Dynamic Type size for a text style. Nil: Large. A size in points does not depend on it.
  package var typeSize: TypeSize?
  /// True for a text style in the compact or minimal island, which has sizes and a weight of its own
  /// there (LAYOUT-27). Nil: elsewhere.
  package var isInRestingIsland: Bool?
  /// Nil: the text style's own weight.
  package var weight: Weight?
  package var design: Design
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// The width of the letters, from -1 (narrowest) to 1, as SwiftUI's `Font.Width`. Nil: 0. Only with
  /// a phone's letters.
  package var width: Double?
  /// Nil: none. Only with a phone's letters.
  package var smallCaps: SmallCaps?
  /// The factor by which the size is multiplied. Nil: 1. Only with a phone's letters.
  package var share: Double?
  /// Points that are added to the distance of lines. Nil: none. Only with a phone's letters.
  package var extraLeading: Double?
  /// A font of the project. Nil: the system's. Only with a phone's letters.
  package var face: FontFace?

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

  /// The largest `share` that is used; a larger one cannot be meant.
  package static let largestShare = 16.0

  /// Points.
  package var pointSize: Double {
    let points =
      switch size {
      case .style(let style): metrics(of: style).size
      case .points(let points): points
      }
    guard let share, share > 0, share <= Self.largestShare else { return points }
    return points * share
  }

  /// The size of a symbol beside this text, in points: in the closed island a little less than that
  /// of the text (LAYOUT-27).
  package var symbolPointSize: Double {
    guard isInRestingIsland == true, case .style(let style) = size, style.restingSize != nil else {
      return pointSize
    }
    return pointSize * 0.95
  }

  /// The system font's ascent, in ems (LAYOUT-22).
  package static let ascent = 0.9524
  /// The system font's descent, in ems (LAYOUT-22).
  package static let descent = 0.2410

  /// The size of small capitals, in ems (LAYOUT-24).
  package static let smallCapital = 0.8

  /// The factor for the widths of letters (LAYOUT-24).
  package var stretch: Double {
    guard let width, width.isFinite, design != .monospaced, face == nil else { return 1 }
    let known = [(-1, 0.5), (-0.3, 0.72), (-0.2, 0.85), (0, 1), (0.2, 1.22), (1, 1.6)]
    let above = known.firstIndex { $0.0 >= width } ?? known.count - 1
    guard above > 0 else { return known[0].1 }
    let (low, high) = (known[above - 1], known[above])
    return low.1 + (high.1 - low.1) * min((width - low.0) / (high.0 - low.0), 1)
  }

  /// The height of the system font's capitals, in ems (LAYOUT-22).
  package static let capHeight = 0.705

  /// By how much the digit 1 of large text is wider than that of Inter, in ems (LAYOUT-14).
  package static let largeOne = 0.11

  /// From the top of a line to its baseline, in points.
  package var ascender: Double { (face?.file.ascent ?? Self.ascent) * pointSize }

  /// The height of one line, in points, not rounded to pixels (LAYOUT-22).
  package var lineHeight: Double {
    ((face?.file.ascent ?? Self.ascent) + (face?.file.descent ?? Self.descent)) * pointSize
  }

  /// Points from one line to the next: a text style's own leading, else the line's height
  /// (LAYOUT-22).
  package var lineAdvance: Double {
    let advance =
      switch size {
      case .style(let style) where share == nil:
        max(metrics(of: style).line, lineHeight)
      case .style, .points: lineHeight + (face?.file.leading ?? 0) * pointSize
      }
    guard let extraLeading, extraLeading.isFinite else { return advance }
    return max(advance + extraLeading, pointSize)
  }

  package var resolvedWeight: Weight {
    if weight == .emphasized { return emphasizedWeight }
    if let weight { return weight }
    if isInRestingIsland == true, case .style(let style) = size, style.restingSize != nil {
      return .medium
    }
    return size == .style(.headline) ? .semibold : .regular
  }

  /// Bold in titles, semibold elsewhere (LAYOUT-13).
  private var emphasizedWeight: Weight {
    if face != nil { return .bold }
    return switch size {
    case .style(.extraLargeTitle), .style(.largeTitle), .style(.title), .style(.title2): .bold
    case .style, .points: .semibold
    }
  }

  private func metrics(of style: TextStyle) -> (size: Double, line: Double) {
    guard isInRestingIsland == true, let resting = style.restingSize else {
      return style.metrics(at: typeSize ?? .large)
    }
    return resting
  }
}
