/// The timing curve of an animation.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A quarter of a circle at the start, at the end, or half of one at each.
    case circular(start: Bool, end: Bool)
  }

  private let form: Form
  private var isInverse = false

  public static let linear = bezier(0, 0, 1, 1)
  // The control points are those of CSS, which Core Animation has, too.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  public static let circularEaseIn = Self(form: .circular(start: true, end: false))
  public static let circularEaseOut = Self(form: .circular(start: false, end: true))
  public static let circularEaseInOut = Self(form: .circular(start: true, end: true))

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> Self {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Self {
    Self(form: .bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2))
  }

  private init(form: Form) { self.form = form }

  /// The curve with its axes exchanged.
  public var inverse: Self {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// Returns the value at a progress between 0 and 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? Self.solve(progress, forward) : forward(progress)
  }

  /// Returns the slope at a progress between 0 and 1.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (from, to) = (max(progress - step, 0), min(progress + step, 1))
    return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
  }

  private func forward(_ progress: Double) -> Double {
    switch form {
    case .bezier(let x1, let y1, let x2, let y2):
      let time = Self.solve(progress) { Self.cubic($0, x1, x2) }
      return Self.cubic(time, y1, y2)
    case .circular(true, false): return 1 - (1 - progress * progress).squareRoot()
    case .circular(false, true):
      return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circular:
      let half = progress < 0.5 ? progress * 2 : 2 - progress * 2
      let value = (1 - (1 - half * half).squareRoot()) / 2
      return progress < 0.5 ? value : 1 - value
    }
  }

  private static func cubic(_ time: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
  }

  /// Returns where a function that grows from 0 to 1 has the value, by bisection.
  private static func solve(_ value: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
