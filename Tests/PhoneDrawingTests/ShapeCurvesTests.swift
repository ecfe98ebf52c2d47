import Foundation
import Testing
import ViewArchive

@testable import PhoneDrawing

/// Shapes as curves, to fractions of a pixel.
struct ShapeCurvesTests {
  private let curves = ShapeCurves(
    container: Rect(x: 0, y: 0, width: 100, height: 100), containerRadius: 20)
  private let rect = Rect(x: 0, y: 0, width: 100, height: 40)

  /// Points on a path, sixteen of each piece.
  private func points(on path: [PathElement]) -> [Point] {
    PathPiece.pieces(of: path).flatMap { piece in
      (0...16).map { piece.point(at: Double($0) / 16) }
    }
  }

  @Test func aCircleIsRound() {
    let path = curves.path(of: .circle, in: rect)
    for point in points(on: path) {
      #expect(abs(hypot(point.x - 50, point.y - 20) - 20) < 0.01)
    }
  }

  @Test func aCapsuleEndsInAnArcWhereItHasNoRoom() throws {
    let path = curves.path(of: .capsule, in: rect)
    let bounds = try #require(path.bounds)
    #expect(bounds == rect)
    // In the vertical there is room for an arc alone, so the ends are as deep as one.
    let left = points(on: path).filter { $0.x < 6 }
    for point in left { #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.2) }
  }

  /// The depths of an iPhone's corner at 44 points, measured on a screenshot, to a point.
  @Test(arguments: [(2.0, 30.33), (5, 23), (10, 15.67), (20, 7)])
  func anExpandedIslandHasTheCornersOfAPhone(_ depth: Double, _ distance: Double) throws {
    let path = [PathElement].rounded(
      Rect(x: 0, y: 0, width: 370.33, height: 154), radius: 44)
    let near = points(on: path).filter { $0.x < 100 && $0.y < 60 }
    let closest = try #require(near.min { abs($0.y - depth) < abs($1.y - depth) })
    #expect(abs(closest.x - distance) < 4)
  }

  @Test func aTrimmedCircleIsAnArcOfThatLength() {
    let path = curves.path(of: .trimmed(.circle, from: 0.25, to: 0.75), in: rect)
    let length = PathPiece.pieces(of: path).reduce(0) { $0 + $1.length }
    #expect(abs(length - .pi * 20) < 0.1)
    // From three o'clock on, clockwise: the left half.
    #expect(points(on: path).allSatisfy { $0.x < 50.01 })
    #expect(path.contains { if case .cubic = $0 { true } else { false } })
  }

  @Test(arguments: [(0.0, 1.0), (0.5, 0.5), (0.8, 0.2), (-1, 2)])
  func anyFractionsAreTrimmed(_ from: Double, _ to: Double) {
    let circle = [PathElement].ellipse(in: rect)
    let path = circle.trimmed(from: from, to: to)
    #expect(from < to ? path == circle : path.isEmpty)
  }

  @Test func anInsetKeepsTheCentresOfTheCorners() throws {
    let path = curves.path(of: .inset(.roundedRectangle(radius: 10), by: 4), in: rect)
    let bounds = try #require(path.bounds)
    #expect(bounds == Rect(x: 4, y: 4, width: 92, height: 32))
    #expect(path == .rounded(bounds, radius: 6))
  }

  @Test func hostileNumbersAreBounded() {
    for radius in [Double.nan, .infinity, -5, 1e300] {
      let path = curves.path(of: .roundedRectangle(radius: radius), in: rect)
      #expect(points(on: path).allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
    #expect([PathElement]().trimmed(from: 0.1, to: 0.2).isEmpty)
  }
}
