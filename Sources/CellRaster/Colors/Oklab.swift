import Glibc

/// A colour in the OKLab colour space, in which distances approximate perceived differences.
package struct Oklab: Hashable, Sendable {
  /// The lightness, 0 (black) … 1 (white).
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(_ color: RGB) {
    let red = Self.linear[Int(color.red)]
    let green = Self.linear[Int(color.green)]
    let blue = Self.linear[Int(color.blue)]
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  package func squaredDistance(to other: Oklab) -> Double {
    let (light, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return light * light + a * a + b * b
  }

  /// How far the colour is from a grey: 0 for one, 0.26 for the most colourful blue.
  package var chroma: Double { (a * a + b * b).squareRoot() }

  /// Returns the cosine of the angle between the hues of two colours that are no greys.
  func hueCosine(to other: Oklab) -> Double {
    let length = chroma * other.chroma
    return length > 0 ? (a * other.a + b * other.b) / length : 1
  }

  /// The linear light of each 8-bit sRGB component.
  private static let linear: [Double] = (0...255).map { component in
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
