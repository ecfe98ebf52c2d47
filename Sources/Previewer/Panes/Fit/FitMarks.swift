package import CellRaster
import Emulator
package import PhoneScreen
package import ViewArchive
import ViewLayout
package import WidgetLint

/// The findings of the lint rules on a frame, each with the cells that it is about.
///
/// The rules lay out the same tree as on a phone. A view is found in the frame by its layer in
/// the layout, because its position differs.
package struct FitMarks: Sendable {
  package struct Mark: Hashable, Sendable {
    /// The index of the finding in the whole list.
    package var index: Int
    package var finding: LintFinding
    /// The cells of the view, or of the whole part for a finding about the part.
    package var cells: CellRect
  }

  /// The findings that this frame shows, in the order of the list.
  package private(set) var marks: [Mark] = []
  /// The cells of the texts that a phone breaks or cuts off elsewhere than this frame.
  package private(set) var lineBreaks: [CellRect] = []

  /// The badge of such a text.
  package static let lineBreak = "wrap"

  /// - Parameter phoneViews: Each layer on a phone, to compare the lines of texts with.
  package init(
    _ findings: [LintFinding], phoneViews: [ArchivePart: [Int: PhoneView]] = [:],
    on frame: SheetFrame
  ) {
    // Watch, car and Mac are laid out for themselves; the phone's limits do not apply to them.
    guard frame.presentation.showsPhoneParts, !frame.parts.isEmpty else { return }
    let tree = FrameTree(frame)
    for (index, finding) in findings.enumerated() {
      guard let name = finding.part, let part = frame.parts.first(where: { $0.part == name })
      else { continue }
      let view = finding.layer.flatMap { tree.view(ofLayer: $0, in: name) }
      var cells = view.map { tree.views[$0].cells } ?? part.cells(of: part.placed.bounds)
      if cells.isEmpty { cells = part.clip }
      marks.append(Mark(index: index, finding: finding, cells: cells))
    }
    for view in tree.views where view.isShown && !view.cells.isEmpty {
      guard let layer = view.node.trace?.layer,
        let phone = phoneViews[frame.parts[view.part].part]?[layer],
        phone.breaksElsewhere(than: view.node.lines)
      else { continue }
      lineBreaks.append(view.cells)
    }
  }

  /// Returns the cells with a badge at each finding; the one at index `chosen` is highlighted.
  package func drawn(on grid: CellGrid, look: RenderStyle, chosen: Int?) -> CellGrid {
    var grid = grid
    let marks = FrameMarks(look: look)
    for cells in lineBreaks {
      marks.badge(Self.lineBreak, at: cells, isFocused: false, .focus, into: &grid)
    }
    // The chosen one is drawn last, over the others.
    let order = self.marks.filter { $0.index != chosen } + self.marks.filter { $0.index == chosen }
    for mark in order {
      marks.badge(
        mark.finding.rule.rawValue, at: mark.cells, isFocused: mark.index == chosen,
        mark.finding.severity == .error ? .error : .focus, into: &grid)
    }
    return grid
  }
}

extension ArchivePart {
  /// The presentation that shows the part first in the sheet.
  package var presentation: SheetPresentation {
    switch self {
    case .lockScreen, .small: .lockScreen
    case .compactLeading, .compactTrailing: .compact
    case .minimal: .minimalDetached
    case .expanded: .expanded
    }
  }
}
