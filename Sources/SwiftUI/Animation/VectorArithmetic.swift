/// A value that animations interpolate. Only the start and end are drawn in a Live Activity.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}
