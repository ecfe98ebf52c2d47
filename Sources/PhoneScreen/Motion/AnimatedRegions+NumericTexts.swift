package import CellRaster
import ViewArchive
package import ViewLayout

extension AnimatedRegions {
  /// Returns the cells of the texts with `contentTransition(.numericText)` in a tree whose (0, 0) is
  /// at `origin`. `contentTransition(.identity)` and `animation(nil)` inside turn it off (MOTION-4).
  package static func numericTexts(
    in placed: PlacedNode, at origin: CellPoint
  ) -> [CellRect] {
    var rects: [CellRect] = []
    collect(placed, isNumeric: false, into: &rects)
    return rects.map { rect in
      var copy = rect
      copy.column += origin.column
      copy.row += origin.row
      return copy
    }
  }

  private static func collect(
    _ node: PlacedNode, isNumeric: Bool, into rects: inout [CellRect]
  ) {
    var isNumeric = isNumeric
    switch node.element {
    case .modifier(.contentTransition(.numericText)): isNumeric = true
    case .modifier(.contentTransition), .modifier(.animation(nil)): return
    case .view(.text):
      if isNumeric { rects.append(CellRect(covering: node.bounds)) }
    case .view, .modifier: break
    }
    for child in node.children { collect(child, isNumeric: isNumeric, into: &rects) }
  }
}
