import ActivityModel
import Foundation
import ViewArchive

/// How a text is set.
struct LetterLook {
  private let style: [String: JSONValue]

  init(_ style: [String: JSONValue]) { self.style = style }

  /// Points; React Native's default is 14.
  private var size: Double { min(max(style["fontSize"]?.length ?? 14, 1), 1_000) }

  var font: FontValue {
    var font = FontValue(
      size: .points(size), weight: weight, design: design,
      isItalic: style["fontStyle"] == .text("italic"))
    font.hasMonospacedDigits = variants.contains("tabular-nums")
    if variants.contains("small-caps") { font.smallCaps = .lower }
    if let height = lineHeight { font.extraLeading = height - font.lineAdvance }
    return font
  }

  private var variants: [String] {
    let value = style["fontVariant"]
    return value?.items.compactMap(\.string)
      ?? value?.string.map { $0.split(separator: " ").map(String.init) } ?? []
  }

  private var weight: FontValue.Weight? {
    if let number = style["fontWeight"]?.length {
      return FontValue.Weight(rawValue: Int(min(max(number / 100, 1), 9)) * 100)
    }
    return switch style["fontWeight"]?.string {
    case "bold": .bold
    case "ultralight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular", "normal": .regular
    case "medium": .medium
    case "semibold", "condensedBold": .semibold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }

  /// The designs of the families that iOS has; others, which an app would have to bring, are the
  /// system's.
  private var design: FontValue.Design {
    switch style["fontFamily"]?.string {
    case "Menlo", "Courier", "Courier New", "Menlo-Regular", "Menlo-Bold", "ui-monospace",
      "monospace":
      .monospaced
    case "Georgia", "Times New Roman", "ui-serif", "serif", "Palatino": .serif
    case "ui-rounded": .rounded
    default: .default
    }
  }

  /// The height of each line, in points; nil: the font's.
  private var lineHeight: Double? { style["lineHeight"]?.length.flatMap { $0 > 0 ? $0 : nil } }

  /// What each line has above and below its letters besides the font's height, in points: letters are
  /// in the middle of a given height.
  var lineInset: Double {
    guard let lineHeight else { return 0 }
    return max((lineHeight - font.lineHeight) / 2, 0)
  }

  /// The looks of letters; black unless the style says otherwise, also on a dark screen.
  var run: RunStyle {
    let lines = style["textDecorationLine"]?.string ?? ""
    return RunStyle(
      font: font, foreground: ReactColor.style(style["color"]) ?? .black,
      isUnderlined: lines.contains("underline"), isStruckThrough: lines.contains("line-through"),
      tracking: style["letterSpacing"]?.length ?? 0)
  }

  var alignment: TextContent.Alignment {
    switch style["textAlign"]?.string {
    case "center": .center
    case "right", "end": .trailing
    default: .leading
    }
  }

  /// Returns a text in the letter case of the style.
  func cased(_ text: String, in locale: Locale) -> String {
    switch style["textTransform"]?.string {
    case "uppercase": text.uppercased(with: locale)
    case "lowercase": text.lowercased(with: locale)
    case "capitalize": text.capitalized(with: locale)
    default: text
    }
  }
}
