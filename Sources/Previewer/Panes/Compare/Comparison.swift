import CellRaster

/// The differences between two sheets with the same settings: before and after a save, or at a
/// revision and now.
package struct Comparison: Sendable {
  /// In the order of the sheet; only presentations that are in at least one of the two.
  package let differences: [FrameDifference]

  /// - Parameter values: Returns what changed in the views of a presentation.
  package init(
    before: [SheetFrame], after: [SheetFrame],
    values: (SheetPresentation) -> [String] = { _ in [] }
  ) {
    differences = SheetPresentation.allCases.compactMap { presentation in
      let old = before.first { $0.presentation == presentation }
      let new = after.first { $0.presentation == presentation }
      guard old != nil || new != nil else { return nil }
      return FrameDifference(
        presentation, before: old?.grid, after: new?.grid, values: values(presentation))
    }
  }

  /// The number of changed cells in all presentations.
  package var count: Int { differences.reduce(0) { $0 + $1.count } }

  /// The presentations with changed cells or values.
  package var changed: [SheetPresentation] {
    differences.filter(\.isChanged).map(\.presentation)
  }

  /// The summary in words: `12 cells changed in 2 of 11 presentations`.
  package var summary: String {
    if changed.isEmpty { return "nothing changed" }
    if count == 0 {
      return "values changed in \(changed.count) of \(differences.count) presentations, and no cell"
    }
    return "\(count) \(count == 1 ? "cell" : "cells") changed in \(changed.count) of "
      + "\(differences.count) presentations"
  }
}
