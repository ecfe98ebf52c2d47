import CellRaster

/// Two sheets of the same settings: before and after a save, or at a revision and now.
package struct Comparison: Sendable {
  /// In the order of the sheet; those that either of both has.
  package let differences: [FrameDifference]

  package init(before: [SheetFrame], after: [SheetFrame]) {
    differences = SheetPresentation.allCases.compactMap { presentation in
      let old = before.first { $0.presentation == presentation }
      let new = after.first { $0.presentation == presentation }
      guard old != nil || new != nil else { return nil }
      return FrameDifference(presentation, before: old?.grid, after: new?.grid)
    }
  }

  /// Cells that changed in all of them.
  package var count: Int { differences.reduce(0) { $0 + $1.count } }

  /// Presentations that look different.
  package var changed: [SheetPresentation] {
    differences.filter { $0.count > 0 }.map(\.presentation)
  }

  /// `12 cells changed in 2 of 11 presentations`.
  package var words: String {
    if count == 0 { return "nothing changed" }
    return "\(count) \(count == 1 ? "cell" : "cells") changed in \(changed.count) of "
      + "\(differences.count) presentations"
  }
}
