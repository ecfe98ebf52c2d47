/// A style that fills shapes with a view.
protocol TiledShapeStyle: ShapeStyle {
  /// The view that the shape clips.
  var tiles: AnyView { get }
}
