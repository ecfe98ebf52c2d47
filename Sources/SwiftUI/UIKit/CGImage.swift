import ViewArchive

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
