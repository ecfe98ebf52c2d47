import Foundation
import SwiftUI

/// Reads CSS's gradients as far as Voltra knows them.
enum VoltraGradientReader {
  /// Nil: the text is no gradient, or one that Voltra does not read.
  static func read(_ text: String) -> VoltraBackground? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = parts(of: text[text.index(after: open)...].dropLast()) { $0 == "," }
    guard parts.count > 1, !parts.contains("") else { return nil }
    switch text[..<open].lowercased() {
    case "linear-gradient": return linear(parts)
    case "radial-gradient": return radial(parts)
    case "conic-gradient": return conic(parts)
    default: return nil
    }
  }

  private static func linear(_ parts: [String]) -> VoltraBackground? {
    var (parts, start, end) = (parts, UnitPoint.top, UnitPoint.bottom)
    if let points = points(parts[0]) {
      (start, end) = points
      parts.removeFirst()
    } else if parts[0].lowercased().hasPrefix("to ") {
      return nil
    }
    return gradient(parts).map { .linear($0, from: start, to: end) }
  }

  /// The points of a direction: `to right`, `135deg`; nil: the text is none.
  ///
  /// Voltra's angles are upside down: at 0 degrees, CSS's upwards, the gradient goes down.
  private static func points(_ text: String) -> (UnitPoint, UnitPoint)? {
    if let degrees = VoltraAngle.withUnit(text) {
      let radians = (degrees - 90) * .pi / 180
      let (x, y) = (cos(radians) / 2, sin(radians) / 2)
      return (UnitPoint(x: 0.5 - x, y: 0.5 + y), UnitPoint(x: 0.5 + x, y: 0.5 - y))
    }
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard words.first == "to", words.count > 1, let end = position(Array(words.dropFirst())) else {
      return nil
    }
    return (UnitPoint(x: 1 - end.x, y: 1 - end.y), end)
  }

  private static func radial(_ parts: [String]) -> VoltraBackground? {
    if let gradient = gradient(parts) { return .radial(VoltraRadial(gradient: gradient)) }
    guard let gradient = gradient(Array(parts.dropFirst())) else { return nil }
    var radial = VoltraRadial(gradient: gradient)
    var words = words(parts[0])
    while let word = words.first {
      words.removeFirst()
      switch word {
      case "circle": radial.isCircle = true
      case "ellipse": radial.isCircle = false
      case "at":
        guard let center = position(words) else { return nil }
        radial.center = center
        words = []
      default:
        guard let extent = VoltraRadial.Extent(rawValue: word) else { return nil }
        radial.extent = extent
      }
    }
    return .radial(radial)
  }

  private static func conic(_ parts: [String]) -> VoltraBackground? {
    if let gradient = gradient(parts, isConic: true) {
      return .angular(gradient, center: .center, degrees: 0)
    }
    guard let gradient = gradient(Array(parts.dropFirst()), isConic: true) else { return nil }
    var (center, degrees) = (UnitPoint.center, 0.0)
    var words = words(parts[0])
    while let word = words.first {
      words.removeFirst()
      if word == "from", let angle = words.first.flatMap(VoltraAngle.withUnit) {
        degrees = angle
        words.removeFirst()
      } else if word == "at", let place = position(words) {
        center = place
        words = []
      } else {
        return nil
      }
    }
    return .angular(gradient, center: center, degrees: degrees)
  }

  /// The place of one or two words, such as `left top`; nil: they are none.
  private static func position(_ words: [String]) -> UnitPoint? {
    let columns = ["left": 0.0, "right": 1]
    let rows = ["top": 0.0, "bottom": 1]
    guard (1...2).contains(words.count) else { return nil }
    let x = words.compactMap { columns[$0] }
    let y = words.compactMap { rows[$0] }
    let centers = words.filter { $0 == "center" }.count
    guard x.count < 2, y.count < 2, x.count + y.count + centers == words.count else { return nil }
    return UnitPoint(x: x.first ?? 0.5, y: y.first ?? 0.5)
  }

  // MARK: Stops

  /// Nil: a part is no stop, or they are fewer than two.
  private static func gradient(_ parts: [String], isConic: Bool = false) -> Gradient? {
    var stops: [(color: Color, place: Double?)] = []
    for part in parts {
      var words = words(part)
      var places: [Double] = []
      while words.count > 1, places.count < 2,
        let place = words.last.flatMap({ self.place($0, isConic: isConic) })
      {
        places.insert(place, at: 0)
        words.removeLast()
      }
      guard let color = VoltraColor.color(words.joined(separator: " ")) else { return nil }
      if places.isEmpty { stops.append((color: color, place: nil)) }
      for place in places { stops.append((color: color, place: place)) }
    }
    guard parts.count > 1 else { return nil }
    let places = spread(stops.map(\.place))
    return Gradient(
      stops: zip(stops, places).map { Gradient.Stop(color: $0.color, location: $1) })
  }

  /// From 0 to 1; nil: the word is no place.
  private static func place(_ word: String, isConic: Bool) -> Double? {
    if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 } }
    return isConic ? VoltraAngle.withUnit(word).map { $0 / 360 } : nil
  }

  /// Places that rise, with those in between that are not given.
  private static func spread(_ given: [Double?]) -> [Double] {
    var places = given
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var known: [Int] = []
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let before = known.last.flatMap { places[$0] } ?? place
      places[index] = max(place, before)
      known.append(index)
    }
    for (start, end) in zip(known, known.dropFirst()) {
      let (from, to) = (places[start] ?? 0, places[end] ?? 1)
      for index in start..<end {
        places[index] = from + (to - from) * Double(index - start) / Double(end - start)
      }
    }
    return places.map { $0 ?? 0 }
  }

  // MARK: Parts

  private static func words(_ text: String) -> [String] {
    parts(of: text[...], between: \.isWhitespace).filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// The parts between characters that are in no parentheses.
  private static func parts(
    of text: Substring, between isBorder: (Character) -> Bool
  ) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0, isBorder(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}
