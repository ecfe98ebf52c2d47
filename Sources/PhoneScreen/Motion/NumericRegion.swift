package import CellRaster
import ViewArchive
package import ViewLayout

/// The cells of a text whose digits roll when they change.
package struct NumericRegion: Hashable, Sendable {
  package var rect: CellRect
  package var countsDown: Bool

  package init(rect: CellRect, countsDown: Bool) {
    self.rect = rect
    self.countsDown = countsDown
  }

  /// Returns the regions of a tree whose (0, 0) is at `origin`: texts that count by themselves, and
  /// texts with `contentTransition(.numericText)`. `contentTransition(.identity)` and
  /// `animation(nil)` turn the rolling off (MOTION-4).
  package static func regions(in placed: PlacedNode, at origin: CellPoint) -> [NumericRegion] {
    var regions: [NumericRegion] = []
    collect(placed, numeric: nil, isOff: false, into: &regions)
    return regions.map { region in
      var copy = region
      copy.rect.column += origin.column
      copy.rect.row += origin.row
      return copy
    }
  }

  private static func collect(
    _ node: PlacedNode, numeric: Bool?, isOff: Bool, into regions: inout [NumericRegion]
  ) {
    var numeric = numeric
    var isOff = isOff
    switch node.element {
    case .modifier(.contentTransition(.numericText(let countsDown))): numeric = countsDown
    case .modifier(.contentTransition), .modifier(.animation(nil)): isOff = true
    case .view(.text(let text)):
      guard !isOff, let countsDown = numeric ?? text.countsDown else { return }
      regions.append(NumericRegion(rect: CellRect(covering: node.bounds), countsDown: countsDown))
    case .view, .modifier: break
    }
    for child in node.children { collect(child, numeric: numeric, isOff: isOff, into: &regions) }
  }
}

extension TextContent {
  /// The direction of a counting text, true for down; nil for a text that does not count. Nil for
  /// stopwatches too, whose digits do not roll.
  fileprivate var countsDown: Bool? {
    for text in timedTexts {
      switch text {
      case .timer: return true
      case .interval(_, _, _, let countsDown, _, _): return countsDown
      case .relative, .offset, .date, .time, .range, .stopwatch, .dateOffset, .dateReference,
        .currentDate:
        continue
      }
    }
    return nil
  }
}
