import ViewArchive

/// Estimates the character widths of a phone's system font, accurate to about a twentieth.
///
/// The averages are those of LAYOUT-14; how letters differ from their average is taken
/// from the published metrics of Helvetica, whose proportions the system font shares.
struct PhoneFont: Sendable {
  /// Font size in points.
  private let size: Double
  /// Factor for the weight: widths are given for the regular weight, heavier letters are wider.
  private let stretch: Double
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool
  /// Points that the system adds after each character at this size.
  private let tracking: Double

  init(_ font: FontValue) {
    size = font.pointSize
    stretch = 1 + Double(font.resolvedWeight.rawValue - FontValue.Weight.regular.rawValue) * 0.00018
    isMonospaced = font.design == .monospaced
    hasMonospacedDigits = font.hasMonospacedDigits
    tracking = isMonospaced ? 0 : Self.tracking(at: font.pointSize)
  }

  /// Returns the line height of the tallest of these fonts, and the distance from the top of a line
  /// to its baseline, in points.
  static func line(of fonts: [FontValue]) -> (height: Double, baseline: Double) {
    guard let tallest = fonts.max(by: { $0.lineHeight < $1.lineHeight }) else { return (0, 0) }
    // The system font has an ascent of 0.952 and a descent of 0.241 of its size; the rest of the
    // line height is split evenly above and below.
    let ascent = 0.952 * tallest.pointSize
    let descent = 0.241 * tallest.pointSize
    let height = tallest.lineHeight
    return (height, (height - ascent - descent) / 2 + ascent)
  }

  /// The width of a symbol inside a text, in points (LAYOUT-9).
  var symbolWidth: Double { size * 1.2 }

  /// Returns the distance to the next character, in points.
  /// - Parameters:
  ///   - scalar: The character's first scalar.
  ///   - columns: The character's display width on a terminal; 2 identifies ideographs and emoji.
  func advance(of scalar: Unicode.Scalar, columns: Int) -> Double {
    let width =
      if columns >= 2 {
        scalar.properties.isEmojiPresentation ? 1.25 : 1
      } else if isMonospaced {
        0.62
      } else {
        stretch * Self.width(of: scalar, hasEqualDigits: hasMonospacedDigits)
      }
    return max(width * size + tracking, 0)
  }

  // MARK: Tables, in ems

  private static func width(of scalar: Unicode.Scalar, hasEqualDigits: Bool) -> Double {
    switch scalar {
    case "1": hasEqualDigits ? 0.62 : 0.47
    case "0"..."9": 0.62
    case "i", "j", "l": 0.24
    case "f", "t": 0.35
    case "r": 0.38
    case "c", "k", "s", "v", "x", "y", "z": 0.53
    case "m": 0.87
    case "w": 0.76
    case "a"..."z": 0.58
    case "I": 0.27
    case "J": 0.53
    case "L", "E", "F": 0.57
    case "M": 0.85
    case "W": 0.95
    case "O", "Q", "G": 0.76
    case "C", "D", "H", "N", "U": 0.72
    case "A"..."Z": 0.64
    case " ", "\u{A0}": 0.27
    case ".", ",", ":", ";", "'", "’", "‘", "!", "|", "·": 0.28
    case "(", ")", "[", "]", "{", "}", "/", "\\", "`": 0.36
    case "-", "‐", "‑", "*", "\"", "“", "”", "°", "•": 0.44
    case "+", "=", "<", ">", "~", "^", "−", "–", "±", "×", "÷", "$", "€", "£", "#", "_", "?": 0.62
    case "&": 0.7
    case "%": 0.85
    case "@", "—": 0.98
    case "…": 0.82
    default: widthOfOther(scalar, hasEqualDigits: hasEqualDigits)
    }
  }

  /// Returns the width of a scalar that the table lacks: a letter with a mark is as wide as the
  /// letter; the width in other scripts depends on the general category only.
  private static func widthOfOther(_ scalar: Unicode.Scalar, hasEqualDigits: Bool) -> Double {
    if let base = latinBase(of: scalar) { return width(of: base, hasEqualDigits: hasEqualDigits) }
    return switch scalar.properties.generalCategory {
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

  /// Returns the letter without its mark, from the Unicode name: `é` is "LATIN SMALL LETTER E WITH
  /// ACUTE". Nil: not such a letter.
  private static func latinBase(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let words = scalar.properties.name?.split(separator: " "), words.count > 4,
      words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH", words[3].count == 1
    else { return nil }
    let letter = words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
    return letter.unicodeScalars.first
  }

  /// Tracking by font size: Human Interface Guidelines, Typography, as quoted in
  /// LAYOUT-15; sizes in between are interpolated linearly.
  private static let trackings: [(size: Double, points: Double)] = [
    (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (17, -0.43), (20, -0.45), (22, -0.26),
    (28, 0.38), (34, 0.40),
  ]

  private static func tracking(at size: Double) -> Double {
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
