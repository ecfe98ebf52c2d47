package import ViewArchive
import ViewLayout

/// Where the rows of a long collection are on a screen, of which only some are evaluated. Lengths are
/// points.
package struct LazyRows: Hashable, Sendable {
  /// What the app is asked to evaluate: the rows around one.
  package struct Wanted: Hashable, Sendable {
    package var container: Int
    package var row: Int
    /// The height of a row, with the space after it.
    package var pitch: Double
  }

  private struct Place: Hashable {
    var row: NodeRole.LazyRow
    var top: Double
    var height: Double
  }

  private var places: [NodeRole.LazyRow.Part: Place] = [:]

  /// Finds those in a screen, which begins at a height.
  static func all(in placed: PlacedNode, below height: Double) -> [LazyRows] {
    var found: [Int: LazyRows] = [:]
    placed.walk { node in
      guard case .modifier(.role(.lazyRow(let row))) = node.element else { return }
      found[row.container, default: LazyRows()].places[row.part] = Place(
        row: row, top: node.bounds.minY + height, height: node.bounds.height)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The height of a row, with the space after it: the mean of those that are evaluated; nil: none
  /// are, or one.
  private var pitch: Double? {
    guard let first = places[.first], let last = places[.last] else { return nil }
    let count = last.row.index - first.row.index
    return count > 0 && last.top > first.top ? (last.top - first.top) / Double(count) : nil
  }

  /// Returns what should be evaluated when the part from `top` to `bottom` is seen; nil: all that is
  /// near it is.
  func wanted(from top: Double, to bottom: Double) -> Wanted? {
    guard let pitch, let first = places[.first] else { return nil }
    // Half a screen ahead.
    let margin = (bottom - top) / 2
    let isNear = [places[.before], places[.after]].compactMap(\.self).contains {
      $0.top < bottom + margin && $0.top + $0.height > top - margin
    }
    guard isNear else { return nil }
    let middle = (top + bottom) / 2
    let row: Double
    if let before = places[.before], middle < before.top + before.height {
      row = (middle - before.top) / before.height * Double(before.row.count)
    } else if let after = places[.after], middle > after.top {
      row =
        Double(after.row.index) + (middle - after.top) / after.height * Double(after.row.count)
    } else {
      row = Double(first.row.index) + (middle - first.top) / pitch
    }
    guard row.isFinite, abs(row) < 1e9 else { return nil }
    return Wanted(
      container: first.row.container, row: max(Int(row), 0), pitch: (pitch * 100).rounded() / 100)
  }
}
