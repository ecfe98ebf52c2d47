import Foundation
import SwiftUI

/// Names that several nodes and modifiers share.
enum NodeNames {
  static let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
  ]

  static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let designs: [String: Font.Design] = [
    "default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
  ]

  static let textStyles: [String: Font.TextStyle] = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption": .caption, "caption2": .caption2,
  ]

  static let patterns: [String: Text.LineStyle.Pattern] = [
    "solid": .solid, "dash": .dash, "dot": .dot, "dashDot": .dashDot, "dashDotDot": .dashDotDot,
  ]
}

extension NodeParameters {
  /// The font of a modifier `font`; 17 points where it names no size.
  ///
  /// - Throws: `Mismatch` when a value has the wrong type.
  func font() throws(Mismatch) -> Font {
    let weight = try choice("weight", NodeNames.weights)
    let design = try choice("design", NodeNames.designs) ?? .default
    if let family = try text("family") {
      let font = Font.custom(family, size: try number("size") ?? 17)
      return weight.map { font.weight($0) } ?? font
    }
    if let style = try choice("textStyle", NodeNames.textStyles) {
      return .system(style, design: design, weight: weight)
    }
    return .system(size: try number("size") ?? 17, weight: weight ?? .regular, design: design)
  }

  /// Insets of named edges, in points.
  ///
  /// - Throws: `Mismatch` when a length is no number.
  func insets() throws(Mismatch) -> EdgeInsets {
    func length(_ names: String...) throws(Mismatch) -> CGFloat {
      for name in names {
        if let length = try number(name) { return length }
      }
      return 0
    }
    return EdgeInsets(
      top: try length("top"), leading: try length("leading", "left"),
      bottom: try length("bottom"), trailing: try length("trailing", "right"))
  }
}
