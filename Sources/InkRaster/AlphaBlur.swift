/// Blurs coverage by three passes of a box in each direction, which is close to a Gaussian.
struct AlphaBlur {
  /// The size with the margin that the blur needs on every side, in pixels.
  let width: Int
  let height: Int
  let margin: Int
  private let radius: Int
  private var values: [UInt8]

  /// The largest standard deviation, in pixels.
  private static let mostSigma = 200.0

  init(width: Int, height: Int, sigma: Double) {
    let sigma = sigma.isFinite ? min(max(sigma, 0), Self.mostSigma) : 0
    // Three boxes of this radius have the variance of the Gaussian.
    radius = Int(((4 * sigma * sigma + 1).squareRoot() / 2).rounded(.down))
    margin = 3 * radius
    self.width = width + 2 * margin
    self.height = height + 2 * margin
    values = Array(repeating: 0, count: self.width * self.height)
  }

  /// The coverage at a pixel of the original, without the margin.
  subscript(x: Int, y: Int) -> UInt8 {
    get { values[(y + margin) * width + x + margin] }
    set { values[(y + margin) * width + x + margin] = newValue }
  }

  /// Returns the coverage at a pixel with the margin.
  func result(_ x: Int, _ y: Int) -> UInt8 { values[y * width + x] }

  mutating func blur() {
    guard radius > 0 else { return }
    for _ in 0..<3 {
      pass(lines: height, length: width, step: 1, lineStep: width)
      pass(lines: width, length: height, step: width, lineStep: 1)
    }
  }

  private mutating func pass(lines: Int, length: Int, step: Int, lineStep: Int) {
    let span = 2 * radius + 1
    var source = [UInt8](repeating: 0, count: length)
    values.withUnsafeMutableBufferPointer { values in
      for line in 0..<lines {
        let start = line * lineStep
        for index in 0..<length { source[index] = values[start + index * step] }
        var sum = 0
        for index in 0..<min(radius, length) { sum += Int(source[index]) }
        for index in 0..<length {
          if index + radius < length { sum += Int(source[index + radius]) }
          values[start + index * step] = UInt8(sum / span)
          if index >= radius { sum -= Int(source[index - radius]) }
        }
      }
    }
  }
}
