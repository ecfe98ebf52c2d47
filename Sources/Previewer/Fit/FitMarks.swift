package import CellRaster
package import Emulator
package import PhoneScreen
import ViewArchive
import ViewLayout
package import WidgetLint

/// What the rules found, on a picture: each finding with the cells that it is about.
///
/// The rules lay the same tree out as a phone does; a view is found again on the cells by its
/// layer in the layout, never by where it lies.
package struct FitMarks: Sendable {
  package struct Mark: Hashable, Sendable {
    /// Its place among the findings.
    package var index: Int
    package var finding: LintFinding
    /// The view's cells, those of the part where the finding is about all of it.
    package var cells: CellRect
  }

  /// Findings that this picture shows, in their order.
  package private(set) var marks: [Mark] = []

  package init(_ findings: [LintFinding], on frame: SheetFrame) {
    // A watch and a car have cards of their own, which no phone clips.
    guard frame.presentation.showsPhoneParts, !frame.parts.isEmpty else { return }
    let tree = PictureTree(frame)
    for (index, finding) in findings.enumerated() {
      guard let name = finding.part, let part = frame.parts.first(where: { $0.part == name })
      else { continue }
      let view = finding.layer.flatMap { tree.view(ofLayer: $0, in: name) }
      var cells = view.map { tree.views[$0].cells } ?? part.cells(of: part.placed.bounds)
      if cells.isEmpty { cells = part.clip }
      marks.append(Mark(index: index, finding: finding, cells: cells))
    }
  }

  /// The picture with a badge at each of them; one that is chosen stands out.
  package func drawn(on grid: CellGrid, look: Look, chosen: Int?) -> CellGrid {
    var grid = grid
    let marks = PictureMarks(look: look)
    // The chosen one last, over the others.
    let order = self.marks.filter { $0.index != chosen } + self.marks.filter { $0.index == chosen }
    for mark in order {
      marks.badge(
        mark.finding.rule.rawValue, at: mark.cells, isFocused: mark.index == chosen,
        mark.finding.severity == .error ? "error" : "focus", into: &grid)
    }
    return grid
  }
}

extension SheetPresentation {
  /// True where the parts are those that the rules measure.
  fileprivate var showsPhoneParts: Bool {
    switch self {
    case .compact, .minimalAttached, .minimalDetached, .expanded, .lockScreen, .banner, .standBy,
      .alwaysOn:
      true
    case .watch, .carPlay, .mac: false
    }
  }
}

extension LintPart {
  /// Where it is looked at first.
  package var presentation: SheetPresentation {
    switch self {
    case .lockScreen: .lockScreen
    case .compactLeading, .compactTrailing: .compact
    case .minimal: .minimalDetached
    case .expanded: .expanded
    }
  }
}
