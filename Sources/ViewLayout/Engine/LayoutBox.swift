import ViewArchive

/// Identifies a box of the tree that is laid out: its index among the boxes of the pass.
typealias BoxID = Int

/// One layer of a view: the view itself, or one modifier around it.
///
///     text "Pizza"            box 0  text
///       padding 8      ───▶   box 1  padding  ▶ 0
///       frame w60             box 2  frame    ▶ 1
struct LayoutBox: Sendable {
  var element: PlacedNode.Element
  var rule: any LayoutRule
  /// The boxes that the rule measures and places. Rows of a grid and regions of an island have no
  /// box: their cells and views are direct children here, and the rule stores the grouping.
  var children: [BoxID]
  var traits: LayoutTraits
  /// Source locations of the view; empty unless the layout is traced.
  var places: [SourcePlace] = []
}
