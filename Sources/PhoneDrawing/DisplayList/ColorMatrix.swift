package import CellRaster
import Foundation
package import ViewArchive

/// A linear change of colours: four rows of five numbers, for red, green, blue and opacity, each from
/// these four (0…1, not multiplied by opacity) and 1.
package struct ColorMatrix: Hashable, Sendable {
  package var rows: [[Double]]

  package init(rows: [[Double]]) { self.rows = rows }

  /// The shares of the colours in luminance (Rec. 709).
  private static let luminance = [0.2126, 0.7152, 0.0722]

  /// Luminance as red: StandBy at night (SURFACE-3).
  package static let night = ColorMatrix(
    rows: [
      luminance + [0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 1, 0],
    ])

  /// The matrix of a filter (PICTURE-9).
  ///
  /// - Parameter tint: The colour of `multiply`.
  package init(_ filter: ColorFilter, tint: (StyleValue) -> Tint) {
    func finite(_ value: Double) -> Double { value.isFinite ? min(max(value, -100), 100) : 0 }
    switch filter {
    case .brightness(let amount): self = .scaling(by: 1, plus: finite(amount))
    case .contrast(let amount):
      self = .scaling(by: finite(amount), plus: (1 - finite(amount)) / 2)
    case .saturation(let amount): self = .saturation(finite(amount))
    case .grayscale(let amount): self = .saturation(1 - Tint.unit(amount))
    case .hueRotation(let degrees): self = .hueRotation(degrees.isFinite ? degrees : 0)
    case .invert: self = .scaling(by: -1, plus: 1)
    case .luminanceToAlpha:
      self.init(
        rows: [
          [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], Self.luminance + [0, 0],
        ])
    case .multiply(let style):
      let tint = tint(style)
      let factors = [tint.color.red, tint.color.green, tint.color.blue].map { Double($0) / 255 }
      self.init(
        rows: (factors + [tint.alpha]).enumerated().map { index, factor in
          (0..<5).map { $0 == index ? factor : 0 }
        })
    }
  }

  private static func scaling(by factor: Double, plus constant: Double) -> ColorMatrix {
    ColorMatrix(
      rows: (0..<4).map { row in
        (0..<5).map { column in
          if row == 3 { return column == 3 ? 1 : 0 }
          return column == row ? factor : column == 4 ? constant : 0
        }
      })
  }

  private static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      rows: (0..<4).map { row in
        (0..<5).map { column in
          guard row < 3, column < 3 else { return row == 3 && column == 3 ? 1 : 0 }
          return luminance[column] * (1 - amount) + (row == column ? amount : 0)
        }
      })
  }

  /// A turn around the grey axis that keeps luminance, as in the standard of SVG filters.
  private static func hueRotation(_ degrees: Double) -> ColorMatrix {
    let angle = degrees * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    let cosines = [[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    let grey = [0.213, 0.715, 0.072]
    return ColorMatrix(
      rows: (0..<4).map { row in
        (0..<5).map { column in
          guard row < 3, column < 3 else { return row == 3 && column == 3 ? 1 : 0 }
          return grey[column] + c * cosines[row][column] + s * sines[row][column]
        }
      })
  }

  /// Returns a colour, each part 0…1 and not multiplied by opacity, after the change.
  package func apply(_ color: [Double]) -> [Double] {
    rows.map { row in
      let sum = zip(row, color).reduce(row[4]) { $0 + $1.0 * $1.1 }
      return min(max(sum, 0), 1)
    }
  }
}
