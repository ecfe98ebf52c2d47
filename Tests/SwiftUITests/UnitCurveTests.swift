import SwiftUI
import Testing

struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.8, y: 0.1)),
  ]

  @Test(arguments: curves.indices)
  func aCurveGoesFromZeroToOne(index: Int) {
    let curve = Self.curves[index]
    #expect(abs(curve.value(at: 0)) < 1e-6)
    #expect(abs(curve.value(at: 1) - 1) < 1e-6)
    #expect(curve.value(at: -3) == curve.value(at: 0))
    #expect(curve.value(at: 7) == curve.value(at: 1))
  }

  /// A quarter of a circle has its middle at an angle of 60 degrees.
  @Test func valuesAreThoseOfTheCurve() {
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.5) - (1 - 0.75.squareRoot())) < 1e-9)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
    #expect(UnitCurve.easeOut.value(at: 0.25) > 0.25)
  }

  @Test(arguments: [0.1, 0.5, 0.8])
  func theInverseUndoesACurve(progress: Double) {
    for curve in Self.curves.dropLast() {
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
    }
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
  }
}
