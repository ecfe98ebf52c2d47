package import ViewArchive

/// Lays out trees as React Native does: with the algorithm of Yoga 3 and, by default, with the
/// deviations from CSS that React Native asks of it.
///
/// The result depends on nothing but the tree, the size and the properties here.
package struct FlexEngine: Hashable, Sendable {
  /// The number of pixels in a point, to whose grid frames are rounded; 0: they are not. Edges are
  /// rounded, not sizes, so that neighbours share them; what has content is rounded up.
  package var pointScale: Double
  /// The deviations from CSS.
  package var errata: FlexErrata
  /// The version of Yoga.
  package var revision: FlexRevision
  /// The direction of writing of a root that gives none.
  package var writingDirection: FlexWritingDirection
  /// The greatest number of levels of a tree; a deeper one is refused, so that no thread's stack
  /// overflows.
  package var depthLimit: Int
  /// How many times a layout may measure or lay out nodes before it is given up. As in Yoga, most
  /// trees need two or three times for each node, but nested boxes that wrap within greatest and
  /// least sizes by percentages need more at each level. The default takes about a second.
  package var visitLimit = 500_000

  /// The default of `depthLimit`. A level takes up to 3 KiB of stack in an optimized build, and 8 in
  /// another one.
  package static let defaultDepthLimit = 256

  /// Creates an engine; the defaults are React Native's on a phone with three pixels in a point.
  package init(
    pointScale: Double = 3, errata: FlexErrata = .reactNative,
    revision: FlexRevision = .yoga32, writingDirection: FlexWritingDirection = .leftToRight,
    depthLimit: Int = FlexEngine.defaultDepthLimit
  ) {
    self.pointScale = pointScale
    self.errata = errata
    self.revision = revision
    self.writingDirection = writingDirection
    self.depthLimit = depthLimit
  }

  /// Returns the frames of all nodes in preorder: each node before its children, these in order.
  ///
  /// - Parameters:
  ///   - width: The width offered to the root in points; nil: no limit.
  ///   - height: The height offered to the root in points; nil: no limit.
  package func frames(
    of root: FlexNode, width: Double?, height: Double?
  ) throws(FlexLayoutError) -> [FlexPlace] {
    try layout(of: root, width: width, height: height).frames
  }

  /// Returns the frames and what they cost.
  package func layout(
    of root: FlexNode, width: Double?, height: Double?
  ) throws(FlexLayoutError) -> FlexLayoutResult {
    for length in [width, height] where length?.isFinite == false {
      throw .notFinite
    }
    let tree = try BoxTree(of: root, by: self)
    let pass = FlexPass(engine: self)
    pass.layOutRoot(tree.root, in: Extent(width: width, height: height))
    guard !pass.isExhausted else { throw .tooCostly(limit: visitLimit) }
    return FlexLayoutResult(
      frames: PixelRounding(scale: pointScale).frames(of: tree), visitCount: pass.visitCount,
      measureCount: pass.measureCount)
  }
}
