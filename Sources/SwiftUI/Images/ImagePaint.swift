package import ViewArchive

/// An image, repeated over a shape. Shapes that it fills are drawn with the image; everything else,
/// such as text, is drawn in grey.
public struct ImagePaint: PrimitiveShapeStyle, TiledShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func value(in environment: EnvironmentValues) -> StyleValue { .color(.system(.gray)) }

  var tiles: AnyView { AnyView(image.resizable(resizingMode: .tile)) }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
