import Foundation
import SwiftUI

/// CSS's `linear-gradient(…)`, as far as Voltra reads it.
enum VoltraGradient {
  /// Nil: the text is no gradient.
  static func gradient(_ text: String?) -> LinearGradient? {
    guard let text, text.hasPrefix("linear-gradient("), text.hasSuffix(")") else { return nil }
    var parts = split(text.dropFirst("linear-gradient(".count).dropLast())
    var (start, end) = (UnitPoint.top, UnitPoint.bottom)
    if let first = parts.first, let points = points(first) {
      (start, end) = points
      parts.removeFirst()
    }
    let stops = parts.enumerated().compactMap { index, part -> Gradient.Stop? in
      let words = part.split(separator: " ").map(String.init)
      let share = words.last.flatMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil }
      let name = share == nil ? part : words.dropLast().joined(separator: " ")
      guard let color = VoltraColor.color(name) else { return nil }
      let place = share.map { $0 / 100 } ?? Double(index) / Double(max(parts.count - 1, 1))
      return Gradient.Stop(color: color, location: place)
    }
    guard stops.count == parts.count, !stops.isEmpty else { return nil }
    return LinearGradient(stops: stops, startPoint: start, endPoint: end)
  }

  /// The points of a direction: `to right`, `135deg`; nil: the text is none.
  private static func points(_ text: String) -> (UnitPoint, UnitPoint)? {
    if text.hasSuffix("deg"), let degrees = Double(text.dropLast(3)) {
      // CSS's 0 is up, and it turns clockwise.
      let (x, y) = (sin(degrees * .pi / 180) / 2, -cos(degrees * .pi / 180) / 2)
      return (UnitPoint(x: 0.5 - x, y: 0.5 - y), UnitPoint(x: 0.5 + x, y: 0.5 + y))
    }
    guard text.hasPrefix("to ") else { return nil }
    let words = Set(text.dropFirst(3).split(separator: " "))
    let x = words.contains("left") ? 0 : words.contains("right") ? 1 : 0.5
    let y = words.contains("top") ? 0 : words.contains("bottom") ? 1 : 0.5
    return (UnitPoint(x: 1 - x, y: 1 - y), UnitPoint(x: x, y: y))
  }

  /// The parts between commas that are in no parentheses.
  private static func split(_ text: Substring) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in text {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  static let points: [String: UnitPoint] = [
    "center": .center, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]
}
