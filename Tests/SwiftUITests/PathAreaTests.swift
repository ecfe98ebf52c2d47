import SwiftUI
import Testing

/// Areas of two paths together.
struct PathAreaTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let disc = Path(ellipseIn: CGRect(x: 4, y: 4, width: 12, height: 12))
  private static let bow = Path { path in
    path.addLines([
      CGPoint(x: 2, y: 2), CGPoint(x: 14, y: 12), CGPoint(x: 14, y: 1), CGPoint(x: 1, y: 13),
    ])
    path.closeSubpath()
  }

  private static let pairs = [(square, disc), (disc, bow), (bow, square), (square, square)]

  /// A point is in the result exactly when the definition says so.
  @Test(arguments: pairs.indices)
  func areasAreWhatTheirNamesSay(index: Int) {
    let (first, second) = Self.pairs[index]
    let results: [(path: Path, isIn: (Bool, Bool) -> Bool)] = [
      (first.union(second), { $0 || $1 }), (first.intersection(second), { $0 && $1 }),
      (first.subtracting(second), { $0 && !$1 }),
      (first.symmetricDifference(second), { $0 != $1 }),
    ]
    for row in 0..<40 {
      for column in 0..<40 {
        let point = CGPoint(x: Double(column) * 0.45 - 0.517, y: Double(row) * 0.45 - 0.493)
        let (isFirst, isSecond) = (first.contains(point), second.contains(point))
        for result in results {
          #expect(result.path.contains(point) == result.isIn(isFirst, isSecond), "\(point)")
          // Outlines do not cross, so both rules say the same.
          #expect(
            result.path.contains(point, eoFill: true) == result.path.contains(point), "\(point)")
        }
      }
    }
  }

  @Test func anOutlineHasNoMoreCornersThanNeeded() {
    let notch = Self.square.subtracting(Path(CGRect(x: 5, y: 0, width: 5, height: 5)))
    var corners = 0
    notch.forEach { if case .line = $0 { corners += 1 } }
    // Six corners: a move and five lines.
    #expect(corners == 5)
    #expect(notch.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func nothingIsLeftOfAShapeLessItself() {
    #expect(Self.square.subtracting(Self.square).isEmpty)
    #expect(Self.square.intersection(Path()).isEmpty)
    #expect(Path().union(Path()).isEmpty)
    #expect(Self.square.union(Path()).boundingRect == Self.square.boundingRect)
  }

  @Test func numbersOutOfRangeAreNoArea() {
    let wild = Path { path in
      path.addLines([
        CGPoint(x: Double.nan, y: 0), CGPoint(x: Double.infinity, y: 3), CGPoint(x: 4, y: 1e300),
      ])
      path.closeSubpath()
    }
    _ = Self.square.union(wild)
    _ = wild.subtracting(Self.disc).normalized()
  }

  @Test func aShapeIsCombinedInItsRectangle() {
    let ticket = Rectangle().subtracting(Circle().scale(0.5))
    let path = ticket.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
  }
}
