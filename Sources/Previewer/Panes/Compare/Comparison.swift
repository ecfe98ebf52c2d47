import CellRaster

/// The differences between two sheets with the same settings: before and after a save, or at a
/// revision and now.
package struct Comparison: Sendable {
  /// In the order of the sheet; only presentations that are in at least one of the two.
  package let differences: [FrameDifference]

  package init(before: [SheetFrame], after: [SheetFrame]) {
    differences = SheetPresentation.allCases.compactMap { presentation in
      let old = before.first { $0.presentation == presentation }
      let new = after.first { $0.presentation == presentation }
      guard old != nil || new != nil else { return nil }
      return FrameDifference(presentation, before: old?.grid, after: new?.grid)
    }
  }

  /// The number of changed cells in all presentations.
  package var count: Int { differences.reduce(0) { $0 + $1.count } }

  /// The presentations with changed cells.
  package var changed: [SheetPresentation] {
    differences.filter { $0.count > 0 }.map(\.presentation)
  }

  /// The summary in words: `12 cells changed in 2 of 11 presentations`.
  package var summary: String {
    if count == 0 { return "nothing changed" }
    return "\(count) \(count == 1 ? "cell" : "cells") changed in \(changed.count) of "
      + "\(differences.count) presentations"
  }
}
