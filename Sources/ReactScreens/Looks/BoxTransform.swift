import ActivityModel
import ViewArchive

/// One step of a box's transform.
enum BoxTransform: Hashable, Sendable {
  /// Points.
  case move(Point)
  case scale(x: Double, y: Double)
  case rotate(degrees: Double)

  /// Returns the steps that an entry of a style's list gives; those in space are left out.
  static func all(_ entry: JSONValue) -> [BoxTransform] {
    entry.fields.sorted { $0.key < $1.key }.compactMap { name, value in
      switch name {
      case "translateX": value.double.map { .move(Point(x: $0, y: 0)) }
      case "translateY": value.double.map { .move(Point(x: 0, y: $0)) }
      case "translate":
        value.items.count >= 1
          ? .move(Point(x: value.items[0].double ?? 0, y: value.items.last?.double ?? 0)) : nil
      case "scale": value.double.map { .scale(x: $0, y: $0) }
      case "scaleX": value.double.map { .scale(x: $0, y: 1) }
      case "scaleY": value.double.map { .scale(x: 1, y: $0) }
      case "rotate", "rotateZ": value.string.flatMap(degrees).map { .rotate(degrees: $0) }
      default: nil
      }
    }
  }

  private static func degrees(_ text: String) -> Double? {
    let number: Double? =
      if text.hasSuffix("deg") {
        Double(text.dropLast(3))
      } else if text.hasSuffix("rad") {
        Double(text.dropLast(3)).map { $0 * 180 / .pi }
      } else {
        nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// True for a step that changes nothing.
  private var isIdentity: Bool {
    switch self {
    case .move(let way): way == .zero
    case .scale(let x, let y): x == 1 && y == 1
    case .rotate(let degrees): degrees == 0
    }
  }

  /// The step as a modifier; nil: it changes nothing.
  var modifier: NodeModifier? {
    if isIdentity { return nil }
    return switch self {
    case .move(let way): .offset(way)
    case .scale(let x, let y): .scale(x: x, y: y, anchor: .center)
    case .rotate(let degrees): .rotation(degrees: degrees, anchor: .center)
    }
  }
}
