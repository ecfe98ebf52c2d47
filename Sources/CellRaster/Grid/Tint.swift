/// A colour with an opacity, 0…1.
package struct Tint: Hashable, Sendable {
  package var color: RGB
  package var alpha: Double

  package init(_ color: RGB, alpha: Double = 1) {
    self.color = color
    self.alpha = alpha
  }

  package static let clear = Tint(.black, alpha: 0)

  /// Creates a tint from sRGB components 0…1; values outside are clamped, not-a-number becomes 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    func byte(_ value: Double) -> UInt8 { UInt8((Tint.unit(value) * 255).rounded()) }
    self.init(
      RGB(red: byte(red), green: byte(green), blue: byte(blue)), alpha: Tint.unit(alpha))
  }

  package func faded(by amount: Double) -> Tint { Tint(color, alpha: alpha * Tint.unit(amount)) }

  package func blended(over backdrop: RGB) -> RGB { color.blended(over: backdrop, amount: alpha) }

  /// Returns the interpolation between this tint (`amount` 0) and `other` (1).
  package func mixed(with other: Tint, amount: Double) -> Tint {
    // A fully transparent end has no colour: only the opacity of the other one changes.
    let color: RGB
    if alpha == 0 {
      color = other.color
    } else if other.alpha == 0 {
      color = self.color
    } else {
      color = other.color.blended(over: self.color, amount: amount)
    }
    return Tint(color, alpha: alpha + (other.alpha - alpha) * amount)
  }

  /// Clamps `value` to 0…1; not-a-number becomes 0.
  package static func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
}
