import CellRaster
import Foundation
package import ViewArchive

extension [PathElement] {
  /// Returns the part between two fractions of the whole length, 0…1; curves stay curves.
  package func trimmed(from: Double, to: Double) -> [PathElement] {
    if from <= 0, to >= 1 { return self }
    guard from < to else { return [] }
    let pieces = PathPiece.pieces(of: self)
    let lengths = pieces.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return [] }
    let (first, last) = (from * total, to * total)
    var path: [PathElement] = []
    var passed = 0.0
    var end: Point?
    for (piece, length) in zip(pieces, lengths) {
      defer { passed += length }
      guard length > 0, passed + length > first, passed < last else { continue }
      let part = piece.part(
        from: piece.parameter(at: Swift.max(first - passed, 0)),
        to: piece.parameter(at: Swift.min(last - passed, length)))
      if end != part.start { path.append(.move(part.start)) }
      path.append(part.element)
      end = part.end
    }
    return path
  }
}
