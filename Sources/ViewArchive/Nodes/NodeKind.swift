package import Foundation

/// The closed list of node kinds. Layout and drawing switch over it exhaustively, so a new kind
/// does not compile until both handle it.
package enum NodeKind: Codable, Hashable, Sendable {
  /// Nothing: takes no space and draws nothing, but counts as a child.
  case empty
  case text(TextContent)
  case image(ImageContent)
  case shape(ShapeContent)
  /// A colour, gradient or material used as a view; takes the proposed size.
  case style(StyleValue)
  /// `minLength` in points. Nil: the default of the metrics (8).
  case spacer(minLength: Double?)
  case divider
  case hstack(StackContent<VerticalGuide>)
  case vstack(StackContent<HorizontalGuide>)
  case zstack(GuidePair)
  case grid(GridContent)
  /// A row of a grid. Nil: the grid's own alignment.
  case gridRow(VerticalGuide?)
  /// Shows the first child whose ideal size fits on the tested axes, else the last.
  case viewThatFits(Set<LayoutAxis>)
  /// Takes the proposed size; children are placed at its top leading corner. The number identifies
  /// the reader in its tree while its content is built.
  case geometryReader(Int)
  /// A container of user code, with the layout results recorded in the process that built it.
  case custom(CustomContent)
  /// The bar or ring alone; labels are separate nodes around it.
  case progress(ProgressContent)
  /// The gauge's scale alone; labels are separate nodes around it.
  case gauge(GaugeContent)
  /// One child, which runs the intent when pressed. Nil: a button with a closure, which Live
  /// Activities never run.
  case button(IntentReference?)
  /// One child, which runs the intent when pressed.
  case toggle(isOn: Bool, IntentReference?)
  /// One child, which opens the address when pressed.
  case link(URL)
  /// The expanded island; children are `islandRegion` nodes.
  case island(IslandContent)
  /// The views of one region, each of them a child.
  case islandRegion(IslandRegionContent)
  /// An API that the look-alike accepts but cannot draw, by its public name. Its children, if any,
  /// are drawn in its place.
  case unsupported(String)
}
