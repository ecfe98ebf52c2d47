import Glibc

/// A 24-bit sRGB colour.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from `0xRRGGBB`.
  package init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// The colour as `0xRRGGBB`.
  package var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  package static let black = RGB(0x000000)
  package static let white = RGB(0xFFFFFF)

  /// Returns this colour blended over `backdrop` with the opacity `amount` (0…1).
  package func blended(over backdrop: RGB, amount: Double) -> RGB {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let value = Double(top) * amount + Double(bottom) * (1 - amount)
      return UInt8(min(max(value.rounded(), 0), 255))
    }
    return RGB(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue))
  }
}
