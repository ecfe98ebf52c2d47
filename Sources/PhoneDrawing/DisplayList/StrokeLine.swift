/// How a line along a path looks.
package struct StrokeLine: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// Points.
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Points on, points off …; empty: solid.
  package var dash: [Double]
  /// Points of the pattern that lie before the path's start.
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
