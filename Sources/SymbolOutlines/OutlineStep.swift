package import ViewArchive

/// A step of drawing a symbol.
package enum OutlineStep: Hashable, Sendable {
  case ink(OutlineInk)
  /// What the steps cover is taken away from everything before. If it is painted, it stands there
  /// in its own layer wherever layers have different paints: the mark in a filled circle.
  case cut([OutlineStep], isPainted: Bool)

  /// Returns the step with every point and the widths of its lines changed.
  func mapped(lines factor: Double = 1, _ change: (Point) -> Point) -> OutlineStep {
    switch self {
    case .ink(var ink):
      ink.path = ink.path.mapped(change)
      ink.line?.width *= factor
      return .ink(ink)
    case .cut(let steps, let isPainted):
      return .cut(steps.map { $0.mapped(lines: factor, change) }, isPainted: isPainted)
    }
  }

  /// Returns the step in one layer, cuts included.
  func inLayer(_ layer: Int) -> OutlineStep {
    switch self {
    case .ink(var ink):
      ink.layer = layer
      return .ink(ink)
    case .cut(let steps, _): return .cut(steps.map { $0.inLayer(layer) }, isPainted: false)
    }
  }
}
