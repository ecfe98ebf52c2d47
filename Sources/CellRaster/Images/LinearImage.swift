import Foundation
import ViewLayout

/// A decoded bitmap image in linear light, so that a cell can take the mean of many pixels.
struct LinearImage: Sendable {
  let width: Int
  let height: Int
  /// The pixels row by row: linear red, green and blue premultiplied by opacity, then the opacity;
  /// 0…1.
  private let pixels: [SIMD4<Float>]

  /// The longest side that is stored, in pixels; larger images are scaled down. No surface has more
  /// half cells.
  private static let longest = 256

  /// Creates an image, scaled down by averaging.
  ///
  /// - Parameter bytes: Red, green, blue, opacity for each pixel, sRGB.
  /// - Precondition: `bytes` has at least `width * height * 4` elements.
  init(width: Int, height: Int, bytes: [UInt8]) {
    let step = max((max(width, height) + Self.longest - 1) / Self.longest, 1)
    let columns = (width + step - 1) / step
    let rows = (height + step - 1) / step
    var sums = Array(repeating: SIMD4<Float>.zero, count: columns * rows)
    bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let place = (y * width + x) * 4
          let opacity = Float(bytes[place + 3]) / 255
          let light = SIMD4(
            Self.light[Int(bytes[place])], Self.light[Int(bytes[place + 1])],
            Self.light[Int(bytes[place + 2])], 1)
          sums[y / step * columns + x / step] += light * opacity
        }
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let count = min(step, width - column * step) * min(step, height - row * step)
        sums[row * columns + column] /= Float(count)
      }
    }
    self.width = columns
    self.height = rows
    pixels = sums
  }

  /// Returns the mean of a part of the image in coordinates from 0 to 1; outside the image is
  /// clear.
  func tint(fromX left: Double, y top: Double, toX right: Double, y bottom: Double) -> Tint {
    let (left, right) = (left * Double(width), right * Double(width))
    let (top, bottom) = (top * Double(height), bottom * Double(height))
    let area = (right - left) * (bottom - top)
    guard area > 0, area.isFinite else { return .clear }
    var sum = SIMD4<Float>.zero
    let rows = Self.covered(from: top, to: bottom, of: height)
    let columns = Self.covered(from: left, to: right, of: width)
    for row in rows {
      let high = min(bottom, Double(row + 1)) - max(top, Double(row))
      for column in columns {
        let wide = min(right, Double(column + 1)) - max(left, Double(column))
        sum += pixels[row * width + column] * Float(high * wide)
      }
    }
    let mean = sum / Float(area)
    guard mean.w > 0.001 else { return .clear }
    let color = mean / mean.w
    return Tint(
      red: Self.component(color.x), green: Self.component(color.y), blue: Self.component(color.z),
      alpha: Double(mean.w))
  }

  private static func covered(from start: Double, to end: Double, of count: Int) -> Range<Int> {
    let first = CellMetric.whole(max(start, 0))
    let last = min(CellMetric.whole(end.rounded(.up)), count)
    return first..<max(first, last)
  }

  /// The linear light of each 8-bit sRGB component.
  private static let light: [Float] = (0...255).map { component in
    let value = Float(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func component(_ light: Float) -> Double {
    let light = Double(light)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
