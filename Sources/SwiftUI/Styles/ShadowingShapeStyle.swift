import ViewArchive

/// A style that also adds a shadow to what it fills.
protocol ShadowingShapeStyle: ShapeStyle {
  var modifiers: [NodeModifier] { get }
}
