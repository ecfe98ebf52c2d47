package import ViewArchive

/// A symbol or a picture.
public struct Image: Equatable, Sendable {
  var source: ImageContent.Source
  /// What a screen reader says; nil is left to the picture, empty says nothing.
  private var label: String?
  private var variableValue: Double?
  private var isResizable = false
  private var mode: TemplateRenderingMode?
  private var symbolMode: SymbolRenderingMode?
  private var notes: [String] = []

  init(_ source: ImageContent.Source, label: String? = nil, value: Double? = nil) {
    self.source = source
    self.label = label
    variableValue = value
  }

  public init(systemName: String) { self.init(.symbol(systemName)) }

  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName), value: variableValue)
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name), value: variableValue)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name), label: label.string)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name), label: "")
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

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Takes all the room it is offered. Cap insets stretch with the rest.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.isResizable = true
      if resizingMode == .tile { $0.notes.append("resizable(resizingMode: .tile)") }
    }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.mode = renderingMode }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }

  /// A terminal has one way to draw a picture.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let values = context.environment
    var modifiers: [NodeModifier] = values.isRedacted ? [.redacted] : []
    if let label, !label.isEmpty { modifiers.append(.accessibilityLabel(label)) }
    modifiers += (notes + values.text.allNotes).map { .unsupported($0) }
    return [ViewNode(.image(content(in: values)), modifiers: modifiers)]
  }

  private func content(in values: EnvironmentValues) -> ImageContent {
    var content = ImageContent(
      source: source, isResizable: isResizable,
      font: values.text.resolvedFont(at: values.dynamicTypeSize),
      scale: values.imageScale.value, foreground: values.foreground(level: 0),
      variableValue: variableValue)
    switch source {
    case .symbol(let name):
      content.source = .symbol(values.symbolVariants.name(of: name))
      content.isTemplate = mode != .original
    case .asset, .data:
      content.isTemplate = mode == .template
    }
    switch (symbolMode ?? values.symbolRenderingMode)?.mode {
    case .palette where values.foreground.count > 1:
      content.secondaryForeground = values.foreground[1]
    case .multicolor: content.isTemplate = false
    case .hierarchical:
      content.secondaryForeground = .hierarchical(level: 1, base: values.foreground(level: 0))
    case .palette, .monochrome, nil:
      // Two styles alone make a palette of a symbol.
      if values.foreground.count > 1, symbolMode == nil {
        content.secondaryForeground = values.foreground[1]
      }
    }
    return content
  }
}
