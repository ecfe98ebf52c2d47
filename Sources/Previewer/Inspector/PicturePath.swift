import CellRaster
import ViewArchive
import ViewLayout
package import WidgetLint

/// The position of a view in a frame's tree, independent of the frame's content.
package struct PicturePath: Hashable, Sendable {
  package var part: LintPart
  /// The index of the child at each level below the part's root.
  package var steps: [Int]

  package init(part: LintPart, steps: [Int]) {
    self.part = part
    self.steps = steps
  }
}
