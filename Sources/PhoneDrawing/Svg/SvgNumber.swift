import Foundation
import ViewArchive

/// Writes numbers shortly: at most three decimals, which is a hundredth of a pixel.
enum SvgNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = (min(max(value, -1e7), 1e7) * 1_000).rounded()
    let isWhole = thousandths == (thousandths / 1_000).rounded() * 1_000
    return isWhole ? "\(Int(thousandths) / 1_000)" : "\(thousandths / 1_000)"
  }

  static func path(_ path: [PathElement]) -> String {
    func pair(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }
    return path.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quadratic(let point, let control): "Q\(pair(control)) \(pair(point))"
      case .cubic(let point, let control1, let control2):
        "C\(pair(control1)) \(pair(control2)) \(pair(point))"
      case .close: "Z"
      }
    }.joined()
  }
}
