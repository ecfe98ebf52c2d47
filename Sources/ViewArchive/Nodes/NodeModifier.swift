package import Foundation

/// The closed list of modifiers of a node. Inherited settings are not included: lowering writes
/// them into the leaves.
package indirect enum NodeModifier: Codable, Hashable, Sendable {
  // Layout. Lengths in points; infinity is allowed where SwiftUI allows it.
  case padding(Insets)
  case frame(width: Double?, height: Double?, alignment: GuidePair)
  case flexFrame(FlexFrame)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Nil ratio: that of the view's ideal size.
  case aspectRatio(Double?, fills: Bool)
  case layoutPriority(Double)
  case alignHorizontal(HorizontalGuide, GuideValue)
  case alignVertical(VerticalGuide, GuideValue)
  case offset(Point)
  case position(Point)
  case gridCellColumns(Int)
  case gridColumnAlignment(HorizontalGuide)
  /// The anchor of a view in a grid: a point of the view, 0…1 of its size on each axis, that is
  /// aligned with the same point of the rectangle that the grid has for the view.
  case gridCellAnchor(RelativePoint)
  /// The view does not influence the lengths of its grid row or column on these axes, and is
  /// proposed the lengths that the other views of that row or column determine.
  case gridCellUnsizedAxes(Set<LayoutAxis>)
  /// `dynamicIsland(verticalPlacement: .belowIfTooWide)`.
  case belowIfTooWide
  /// The layout direction of the subtree; right to left mirrors it.
  case layoutDirection(LayoutDirectionName)
  /// The number of a value that a custom layout reads while the tree is built; no effect elsewhere.
  case layoutValue(Int)
  case overlay(ViewNode, alignment: GuidePair)
  case background(ViewNode, alignment: GuidePair)

  // Drawing.
  case scale(x: Double, y: Double, anchor: RelativePoint)
  case rotation(degrees: Double, anchor: RelativePoint)
  case clip(ShapeKind)
  case mask(ViewNode, alignment: GuidePair)
  case opacity(Double)
  case shadow(StyleValue, radius: Double, offset: Point)
  case hidden
  case zIndex(Double)
  /// The appearance that the subtree is drawn for.
  case colorScheme(ColorSchemeName)
  case redacted
  case picture(PictureEffect)

  // Semantics.
  case widgetURL(URL)
  /// The text of an identifier that the source gives.
  case identifier(String)
  case role(NodeRole)
  case accessibilityLabel(String)
  case privacySensitive
  case contentTransition(ContentTransitionName)
  case transition(TransitionValue)
  /// Seconds that a change of this view is animated for. Nil: not animated.
  case animation(duration: Double?)

  /// A modifier that is accepted without effect, by its public name.
  case unsupported(String)

  /// The other view that this modifier contains. Nil: none.
  package var content: ViewNode? {
    switch self {
    case .overlay(let node, _), .background(let node, _), .mask(let node, _): node
    case .role(let role): role.content
    case .padding, .frame, .flexFrame, .fixedSize, .aspectRatio, .layoutPriority,
      .alignHorizontal, .alignVertical, .offset, .position, .gridCellColumns,
      .gridColumnAlignment, .gridCellAnchor, .gridCellUnsizedAxes, .belowIfTooWide,
      .layoutDirection, .layoutValue, .scale, .rotation, .clip,
      .opacity, .shadow, .hidden, .zIndex, .colorScheme, .redacted, .picture, .widgetURL,
      .identifier,
      .accessibilityLabel, .privacySensitive, .contentTransition, .transition, .animation,
      .unsupported:
      nil
    }
  }
}
