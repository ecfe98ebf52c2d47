import SymbolOutlines
package import ViewArchive

/// Estimates the size of text in a phone's system font from tables, so that a layout is the same on
/// every machine, whatever fonts it has.
///
/// The letters are as wide as those of Inter, spaced as LAYOUT-15 says. Compared with 99 labels
/// whose widths interface files record, half are within a hundredth and most within a fiftieth
/// (LAYOUT-14).
package struct PhoneFont: Sendable {
  /// Font size in points.
  private let size: Double
  /// 100 to 900.
  private let weight: Double
  private let cut: PhoneAdvances.Cut
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool
  /// Points that the system adds after each character at this size.
  private let tracking: Double
  /// The factor for the letters' widths.
  private let stretch: Double
  private let smallCaps: FontValue.SmallCaps?
  /// A font of the project, which has advances of its own (LAYOUT-25). Nil: the system's.
  private let face: FontFace?

  init(_ font: FontValue) {
    size = font.pointSize
    weight = Double(font.resolvedWeight.rawValue)
    cut = size < Self.leastDisplaySize ? PhoneAdvances.text : PhoneAdvances.display
    isMonospaced = font.design == .monospaced
    hasMonospacedDigits = font.hasMonospacedDigits
    stretch = font.stretch
    smallCaps = font.smallCaps
    face = font.face
    tracking =
      isMonospaced || face != nil
      ? 0
      : Self.tracking(at: font.pointSize)
        + Self.extraTracking(
          of: font.resolvedWeight, isRounded: font.design == .rounded, at: font.pointSize)
        * font.pointSize
  }

  /// Returns by how much heavy and rounded letters are further apart than Inter's, in ems
  /// (LAYOUT-15).
  private static func extraTracking(
    of weight: FontValue.Weight, isRounded: Bool, at size: Double
  ) -> Double {
    let weight = Double(weight.rawValue)
    guard size >= leastDisplaySize else {
      let excess = max(weight - 400, 0) / 500
      return 0.03 * excess * excess
    }
    let excess = max(weight - 600, 0) / 300
    let rounded = isRounded ? 0.015 * min(max((34 - size) / 14, 0), 1) : 0
    return 0.02 * excess * excess + rounded
  }

  /// The size in points from which on the system uses the cut for large text.
  private static let leastDisplaySize = 20.0

  /// Returns the measures of a line with these fonts: those of the largest one.
  static func line(of fonts: [FontValue]) -> LineMetrics {
    guard let largest = fonts.max(by: { $0.pointSize < $1.pointSize }) else {
      return LineMetrics(height: 0, baseline: 0, advance: 0, pixel: 0)
    }
    return LineMetrics(
      height: largest.lineHeight, baseline: largest.ascender,
      advance: (largest.lineAdvance / Self.pixel - LayoutMetrics.tolerance).rounded(.up)
        * Self.pixel,
      pixel: Self.pixel)
  }

  /// The size of a pixel on phones with an island, in points.
  private static let pixel = 1.0 / 3

  /// Returns the width of a symbol inside a text, in points (LAYOUT-9).
  func width(ofSymbol name: String) -> Double {
    let outline = OutlineLibrary.builtIn.outline(of: name)
    return size * (outline.map { $0.frameWidth / SymbolOutline.em } ?? SymbolOutline.frameHeight)
  }

  /// Returns the distance to the next character, in points.
  /// - Parameters:
  ///   - scalar: The character's first scalar.
  ///   - columns: The character's display width on a terminal; 2 identifies ideographs and emoji.
  func advance(of scalar: Unicode.Scalar, columns: Int) -> Double {
    let width =
      if let own = face?.advance(of: hasMonospacedDigits && scalar.isDigit ? "0" : scalar) {
        own
      } else if columns >= 2 {
        scalar.properties.isEmojiPresentation ? 1.25 : Self.isHangul(scalar) ? 0.87 : 1
      } else if isMonospaced {
        Self.monospacedWidth
      } else {
        smallCapital(of: scalar).map { self.width(of: $0) * FontValue.smallCapital * stretch }
          ?? self.width(of: scalar) * stretch
      }
    return max(width * size + tracking, 0)
  }

  /// Returns how far from its ends a text has no ink, in points: by its spaces, and in a monospaced
  /// font by the room around a narrow character. What every letter has is not counted.
  package static func margins(
    of text: String, in font: FontValue
  ) -> (leading: Double, trailing: Double) {
    let measured = PhoneFont(font)
    func margin(_ characters: some Sequence<Character>) -> Double {
      var margin = 0.0
      for character in characters {
        guard let scalar = character.unicodeScalars.first else { continue }
        guard character.isWhitespace else { return margin + measured.side(of: scalar) }
        margin += measured.advance(of: scalar, columns: 1)
      }
      return margin
    }
    return (margin(text), margin(text.reversed()))
  }

  /// Half of what a monospaced font adds to a character's own width, in points.
  private func side(of scalar: Unicode.Scalar) -> Double {
    guard isMonospaced, face == nil else { return 0 }
    return max(Self.monospacedWidth - width(of: scalar), 0) / 2 * size
  }

  /// Returns the capital that is drawn small for a letter. Nil: the letter stays as it is.
  private func smallCapital(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let smallCaps else { return nil }
    if scalar.properties.isLowercase {
      guard smallCaps != .upper else { return nil }
      let capitals = scalar.properties.uppercaseMapping.unicodeScalars
      return capitals.count == 1 ? capitals.first : nil
    }
    return smallCaps != .lower && scalar.properties.isUppercase ? scalar : nil
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }

  // MARK: Tables, in ems

  private func width(of scalar: Unicode.Scalar) -> Double {
    if hasMonospacedDigits, scalar.isDigit || scalar == "\u{2212}" {
      return PhoneAdvances.digits(in: cut).advance(at: weight) / 1000
    }
    // Before "AM" and "PM" (measured on two screenshots).
    if scalar == "\u{202F}" { return 0.125 }
    if let row = PhoneAdvances.row(of: scalar, in: cut) {
      let one = scalar == "1" && size >= Self.leastDisplaySize ? FontValue.largeOne : 0
      return row.advance(at: weight) / 1000 + one
    }
    if let base = Self.latinBase(of: scalar) { return width(of: base) }
    return Self.width(of: scalar.properties.generalCategory)
  }

  /// Returns the average width of scalars that the tables lack, by their general category.
  private static func width(of category: Unicode.GeneralCategory) -> Double {
    switch category {
    case .uppercaseLetter, .titlecaseLetter: 0.66
    case .lowercaseLetter, .otherLetter, .modifierLetter: 0.55
    case .decimalNumber, .letterNumber, .otherNumber: 0.62
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .connectorPunctuation, .dashPunctuation:
      0.36
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: 0.75
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: 0.27
    case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark,
      .spacingMark, .enclosingMark:
      0.55
    @unknown default: 0.55
    }
  }

  /// Returns the letter without its mark, from the Unicode name: `ế` is "LATIN SMALL LETTER E WITH
  /// CIRCUMFLEX AND ACUTE". Nil: not such a letter.
  private static func latinBase(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let words = scalar.properties.name?.split(separator: " "), words.count > 4,
      words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH", words[3].count == 1
    else { return nil }
    let letter = words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
    return letter.unicodeScalars.first
  }

  private static let monospacedWidth = 0.618

  /// Tracking by font size (LAYOUT-15); sizes in between are interpolated linearly.
  private static let trackings: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
  ]

  /// Tracking of the cut for large text, in ems: the labels of LAYOUT-14 from 20 points on.
  private static let displayTracking = 0.005

  private static func tracking(at size: Double) -> Double {
    guard size < leastDisplaySize else { return displayTracking * size }
    guard let above = trackings.firstIndex(where: { $0.size >= size }) else {
      return trackings.last?.points ?? 0
    }
    let high = trackings[above]
    guard above > 0 else { return high.points }
    let low = trackings[above - 1]
    let share = (size - low.size) / (high.size - low.size)
    return low.points + share * (high.points - low.points)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
