import Foundation
package import ViewArchive

/// A style resolved for one surface and one rectangle: returns a tint for each point.
package enum Paint: Hashable, Sendable {
  case solid(Tint)
  case gradient(GradientPaint)

  /// Returns the tint at a point of the grid's coordinate space.
  package func tint(at point: Point) -> Tint {
    switch self {
    case .solid(let tint): tint
    case .gradient(let gradient): gradient.tint(at: point)
    }
  }

  package func faded(by amount: Double) -> Paint {
    switch self {
    case .solid(let tint): return .solid(tint.faded(by: amount))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].tint = gradient.stops[index].tint.faded(by: amount)
      }
      return .gradient(gradient)
    }
  }

  /// The average tint: the tint itself, or the mean of the gradient.
  package var mean: Tint {
    switch self {
    case .solid(let tint): tint
    case .gradient(let gradient): gradient.mean
    }
  }
}
