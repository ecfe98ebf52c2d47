import Foundation

/// Angles in the units of CSS.
enum VoltraAngle {
  private static let units: [(suffix: String, degrees: Double)] = [
    ("deg", 1), ("rad", 180 / .pi), ("turn", 360),
  ]

  /// The degrees of an angle; one without a unit is in degrees. Nil: the text is none.
  static func degrees(_ text: String) -> Double? {
    withUnit(text) ?? Double(text.trimmingCharacters(in: .whitespaces))
  }

  /// The degrees of an angle with its unit; nil: the text is none.
  static func withUnit(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    for unit in units where text.hasSuffix(unit.suffix) {
      return Double(text.dropLast(unit.suffix.count)).map { $0 * unit.degrees }
    }
    return nil
  }
}
