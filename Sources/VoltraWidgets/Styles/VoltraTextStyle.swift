import ActivityModel
import Foundation
import SwiftUI

/// What a style says of texts.
@MainActor
struct VoltraTextStyle {
  private let values: VoltraValues

  /// What a text has that says nothing, in points.
  private static let standardSize = 17.0

  init(_ style: VoltraValues?) { values = style ?? VoltraValues(.null) }

  private static let weights: [String: Font.Weight] = [
    "100": .thin, "thin": .thin, "300": .light, "light": .light, "500": .medium,
    "medium": .medium, "600": .semibold, "semibold": .semibold, "700": .bold, "bold": .bold,
    "800": .heavy, "900": .heavy, "heavy": .heavy,
  ]

  private static let alignments: [String: TextAlignment] = [
    "center": .center, "right": .trailing, "end": .trailing,
  ]

  /// The alignment of a name; nil: there is none.
  static func alignment(_ name: String?) -> TextAlignment? {
    name.map { alignments[$0.lowercased()] ?? .leading }
  }

  var alignment: TextAlignment { Self.alignment(values.text("textAlign")) ?? .leading }

  /// Where a view is in the room that it fills.
  var place: Alignment {
    switch alignment {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }

  private var size: Double { values.number("fontSize") ?? Self.standardSize }

  /// A number is no name of a weight, and a font of a family has none.
  private var font: Font {
    if let family = values.text("fontFamily") { return .custom(family, size: size) }
    let weight = values.text("fontWeight").flatMap { Self.weights[$0.lowercased()] }
    return .system(size: size, weight: weight ?? .regular)
  }

  /// The font of a text itself, which also has the variants.
  private var fontOfText: Font {
    var font = font
    if has("small-caps") { font = font.smallCaps() }
    return has("tabular-nums") ? font.monospacedDigit() : font
  }

  private func has(_ variant: String) -> Bool {
    switch values["fontVariant"] {
    case .list(let names)?: names.contains(.text(variant))
    case .text(let name)?: name == variant
    default: false
    }
  }

  private var color: Color { VoltraColor.color(values.text("color")) ?? .primary }

  /// A line's height holds the letters, the spacing only what is between the lines.
  private var spacing: Double {
    values.number("lineHeight").map { max($0 - size, 0) } ?? 0
  }

  /// A text in the style.
  ///
  /// - Parameters:
  ///   - alignment: Nil: as the style says.
  ///   - lines: The most lines; nil: as many as it takes.
  func text(_ text: Text, alignment: TextAlignment?, lines: Int?) -> AnyView {
    let line = values.text("textDecorationLine")?.lowercased() ?? ""
    let drawn = text.kerning(values.number("letterSpacing") ?? 0)
      .underline(line.contains("underline"))
      .strikethrough(line.contains("line-through") || line.contains("strikethrough"))
      .font(fontOfText).foregroundColor(color).multilineTextAlignment(alignment ?? self.alignment)
      .lineSpacing(spacing)
    return lines.map { AnyView(drawn.lineLimit($0)) } ?? AnyView(drawn)
  }

  /// What a view in the style hands down to the texts in it.
  func apply(to view: some View) -> AnyView {
    let lines = values.number("numberOfLines").map { Int(max($0, 1)) }
    return AnyView(
      view.font(font).foregroundColor(color).multilineTextAlignment(alignment).lineLimit(lines)
        .lineSpacing(spacing))
  }
}
