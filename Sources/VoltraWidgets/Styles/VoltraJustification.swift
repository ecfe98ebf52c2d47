/// How the children of a flex container share the room along its axis that is left.
enum VoltraJustification: Hashable, Sendable {
  case start, center, end, between, around, evenly

  /// Nil: Voltra does not know the name.
  init?(name: String) {
    switch name {
    case "flex-start", "flexStart": self = .start
    case "center": self = .center
    case "flex-end", "flexEnd": self = .end
    case "space-between", "spaceBetween": self = .between
    case "space-around", "spaceAround": self = .around
    case "space-evenly", "spaceEvenly": self = .evenly
    default: return nil
    }
  }

  /// True for those that take the place of the gap.
  var isSpread: Bool { [.between, .around, .evenly].contains(self) }

  /// Where the first child begins, and what comes between two, in points.
  func places(of rest: Double, among count: Int) -> (start: Double, between: Double) {
    let rest = max(rest, 0)
    let number = Double(count)
    return switch self {
    case .start: (0, 0)
    case .center: (rest / 2, 0)
    case .end: (rest, 0)
    case .between: (0, count > 1 ? rest / (number - 1) : 0)
    case .around: count > 0 ? (rest / number / 2, rest / number) : (0, 0)
    case .evenly: (rest / (number + 1), rest / (number + 1))
    }
  }
}
