package import ViewArchive

/// A symbol or an image.
public struct Image: Equatable, Sendable {
  var source: ImageContent.Source
  /// The bundle that contains the asset. Nil: the app's own.
  private var bundle: Bundle?
  /// The size in points. Nil: not known yet.
  private var size: Size?
  /// The accessibility label. Nil: derived from the image. Empty: a decorative image without one.
  private var label: String?
  private var variableValue: Double?
  /// How it fills the size that it is offered; nil: it does not.
  private var resizing: Resizing?
  private var isPixelated = false
  private var mode: TemplateRenderingMode?
  private var symbolMode: SymbolRenderingMode?
  private var unsupportedNames: [String] = []
  /// What draws it; nil: it has a source.
  private var drawing: ImageDrawingBox?

  private struct Resizing: Equatable, Sendable {
    var isTiled: Bool
    var capInsets: Insets?
  }

  init(
    _ source: ImageContent.Source, bundle: Bundle? = nil, label: String? = nil,
    value: Double? = nil
  ) {
    self.source = source
    self.bundle = bundle
    self.label = label
    variableValue = value
  }

  public init(systemName: String) { self.init(.symbol(systemName)) }

  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName), value: variableValue)
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name), bundle: bundle)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name), bundle: bundle, value: variableValue)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name), bundle: bundle, label: "", value: variableValue)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name), bundle: bundle, label: "")
  }

  /// Creates an image that something else draws.
  init(_ drawing: any ImageDrawing) {
    self.init(.asset("image"))
    self.drawing = ImageDrawingBox(drawing: drawing)
  }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  public enum Scale: CaseIterable, Hashable, Sendable {
    case small, medium, large

    var value: ImageContent.Scale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// Creates an image of known size, in points.
  init(_ source: ImageContent.Source, size: CGSize) {
    self.init(source)
    if case .data = source, size != .zero {
      self.size = Size(width: size.width, height: size.height)
    }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Lets the image fill the size it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.resizing = Resizing(
        isTiled: resizingMode == .tile,
        capInsets: capInsets == EdgeInsets() ? nil : capInsets.insets)
    }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.mode = renderingMode }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.isPixelated = interpolation == .none }
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How bright an image may be drawn.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = Self(name: "standard")
    public static let constrainedHigh = Self(name: "constrainedHigh")
    public static let high = Self(name: "high")
  }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    if let drawn = drawing?.drawing {
      return drawn.lower(isResizable: resizing != nil, in: context)
    }
    let values = context.environment
    let content = content(in: values)
    var modifiers: [NodeModifier] = values.isRedacted ? [.redacted] : []
    if let label, !label.isEmpty { modifiers.append(.accessibilityLabel(label)) }
    if case .unreadable(let name, let reason) = content.source {
      modifiers.append(.unsupported("Image(\"\(name)\"): \(reason)"))
    }
    modifiers += (unsupportedNames + values.text.allNotes).map { .unsupported($0) }
    return [ViewNode(.image(content), modifiers: modifiers)]
  }

  private func content(in values: EnvironmentValues) -> ImageContent {
    var content = ImageContent(
      source: source, isResizable: resizing != nil, naturalSize: size,
      font: values.text.resolvedFont(in: values),
      scale: values.imageScale.value, foreground: values.foreground(level: 0),
      variableValue: variableValue)
    if resizing?.isTiled == true { content.isTiled = true }
    content.capInsets = resizing?.capInsets
    if isPixelated { content.isPixelated = true }
    switch source {
    case .symbol(let name):
      content.source = .symbol(values.symbolVariants.name(of: name))
      content.isTemplate = mode != .original
    case .asset(let name):
      let library = AssetLibrary.of(bundle)
      let asset = library.picture(
        named: name, isDark: values.colorScheme == .dark, scale: values.displayScale)
      content.isTemplate = mode.map { $0 == .template } ?? asset?.isTemplate ?? false
      content.naturalSize = asset?.size ?? size
      if let resizing, resizing.capInsets == nil, let slices = asset?.slices {
        content.capInsets = slices.insets
        content.isTiled = slices.isTiled ? true : nil
      }
      switch asset?.content {
      case .bytes(let data): content.source = .data(data, name: name)
      case .unreadable(let reason): content.source = .unreadable(name, reason: reason)
      case nil:
        if let symbol = library.symbol(named: name, weight: content.font.resolvedWeight) {
          content.isTemplate = mode != .original
          switch symbol {
          case .success(let symbol): content.source = .customSymbol(symbol)
          case .failure(let problem): content.source = .unreadable(name, reason: problem.text)
          }
        }
      }
    case .customSymbol, .unreadable: break
    case .data(let data, let name):
      content.isTemplate = mode == .template
      if data.count > ArchiveFormat.Limit.picture {
        content.source = .unreadable(
          name ?? "image", reason: ImageAsset.sizeText(data.count))
      }
    }
    decorate(&content, in: values)
    return content
  }

  /// Sets the second and third style of a symbol.
  private func decorate(_ content: inout ImageContent, in values: EnvironmentValues) {
    switch (symbolMode ?? values.symbolRenderingMode)?.mode {
    case .palette where values.foreground.count > 1:
      content.secondaryForeground = values.foreground[1]
      if values.foreground.count > 2 { content.tertiaryForeground = values.foreground[2] }
    case .multicolor: content.isTemplate = false
    case .hierarchical:
      let base = values.foreground(level: 0)
      content.secondaryForeground = .hierarchical(level: 1, base: base)
      content.tertiaryForeground = .hierarchical(level: 2, base: base)
    case .palette, .monochrome, nil:
      // Two foreground styles without an explicit rendering mode select the palette mode.
      if values.foreground.count > 1, symbolMode == nil {
        content.secondaryForeground = values.foreground[1]
        if values.foreground.count > 2 { content.tertiaryForeground = values.foreground[2] }
      }
    }
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
