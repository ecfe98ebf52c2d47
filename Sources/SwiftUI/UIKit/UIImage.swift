import ViewArchive

/// A UIKit image: encoded bytes, a name in the asset catalogue, or a symbol. Images are not decoded
/// in this module; the size is read from the file header.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  let source: ImageContent.Source
  let rendering: RenderingMode
  /// Size in points: pixels divided by scale.
  public let size: CGSize
  public let scale: CGFloat

  init(
    _ source: ImageContent.Source, rendering: RenderingMode = .automatic, size: CGSize? = nil,
    scale: CGFloat = 1
  ) {
    self.source = source
    self.rendering = rendering
    self.scale = scale > 0 ? scale : 1
    if let size {
      self.size = size
    } else if case .data(let data, _) = source {
      let pixels = ImageSize.pixels(of: data) ?? .zero
      self.size = CGSize(width: pixels.width / self.scale, height: pixels.height / self.scale)
    } else {
      self.size = CGSize(width: 24, height: 24)
    }
  }

  /// Pixels per point of images read from an asset catalogue.
  private static let catalogueScale: CGFloat = 3

  private static func asset(_ name: String) -> ImageAsset? {
    AssetLibrary.of(nil).picture(named: name, isDark: false, scale: catalogueScale)
  }

  public override convenience init() { self.init(.data(Data())) }

  /// Creates an image of the widget's asset catalogue.
  public convenience init(asset name: String) {
    guard let size = Self.asset(name)?.size else {
      self.init(.asset(name))
      return
    }
    self.init(
      .asset(name), size: CGSize(width: size.width, height: size.height),
      scale: Self.catalogueScale)
  }

  /// Creates an image from encoded bytes. Nil: the bytes are not in a known image format.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard ImageSize.isImage(data) else { return nil }
    self.init(.data(data), scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image of an asset catalogue or a file. Nil: neither has the name, so that the widget
  /// draws what it draws without the image.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard AssetLibrary.of(bundle).hasImage(named: name) else { return nil }
    self.init(asset: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  // Any name is taken: there is no list of all SF Symbols.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(.symbol(name))
  }

  public convenience init(resource: ImageResource) { self.init(asset: resource.name) }

  public convenience init(cgImage: CGImage) { self.init(cgImage.source) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.source, scale: scale)
  }

  public var cgImage: CGImage? {
    CGImage(
      source: source, size: CGSize(width: size.width * scale, height: size.height * scale))
  }

  public var imageOrientation: Orientation { .up }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, rendering: renderingMode, size: size, scale: scale)
  }

  open func withTintColor(_ color: UIColor) -> UIImage { self }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Returns the original bytes, whatever their format.
  open func pngData() -> Data? { bytes }

  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  private var bytes: Data? {
    switch source {
    case .data(let data, _): return data
    case .asset(let name):
      if case .bytes(let data) = Self.asset(name)?.content { return data }
      return nil
    case .symbol, .customSymbol, .unreadable: return nil
    }
  }

  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(source, rendering: rendering, size: size, scale: scale)
  }

  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}

  /// The configuration of an image or symbol.
  open class Configuration: NSObject, @unchecked Sendable {}

  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    public init(scale: SymbolScale) {}
    public init(weight: SymbolWeight) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(font: UIFont) {}
    public init(hierarchicalColor: UIColor) {}
    public init(paletteColors: [UIColor]) {}
  }
}
