import CellRaster
package import ViewArchive
import ViewLayout

/// The position of a view in a frame's tree, independent of the frame's content.
package struct FramePath: Hashable, Sendable {
  package var part: ArchivePart
  /// The index of the child at each level below the part's root.
  package var steps: [Int]

  package init(part: ArchivePart, steps: [Int]) {
    self.part = part
    self.steps = steps
  }
}
