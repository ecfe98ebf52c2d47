import ViewArchive

/// A Core Graphics colour.
public final class CGColor: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  let style: StyleValue

  init(style: StyleValue) { self.style = style }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(style: .color(.rgba(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, 0…1.
  public var components: [CGFloat]? {
    style.components.map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  public var alpha: CGFloat { style.components?.alpha ?? 1 }
  public var numberOfComponents: Int { 4 }
}

/// A Core Graphics image.
public final class CGImage: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  let source: ImageContent.Source
  /// Size in pixels.
  private let size: CGSize

  init(source: ImageContent.Source, size: CGSize) {
    self.source = source
    self.size = size
  }

  /// Returns the size in points.
  func size(atScale scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  public var width: Int { Int(size.width) }
  public var height: Int { Int(size.height) }

  public func cropping(to rect: CGRect) -> CGImage? { CGImage(source: source, size: rect.size) }
}
