extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name) }

  /// Creates a colour from another colour or from a custom style that resolves to a colour.
  @_disfavoredOverload
  nonisolated public init<Style: Hashable & ShapeStyle>(_ color: Style)
  where Style.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
    } else {
      self.init(color.resolve(in: EnvironmentValues()))
    }
  }

  nonisolated public init(uiColor: UIColor) { self.init(style: uiColor.style) }

  // Disfavoured: a name such as `.accent` is first looked up as a `ColorResource`, then as a
  // `UIColor`.
  @_disfavoredOverload
  nonisolated public init(_ color: UIColor) { self.init(style: color.style) }

  nonisolated public init(cgColor: CGColor) { self.init(style: cgColor.style) }

  @_disfavoredOverload
  nonisolated public init(_ cgColor: CGColor) { self.init(style: cgColor.style) }

  public var cgColor: CGColor? {
    resolvedStyle.components.map { _ in CGColor(style: resolvedStyle) }
  }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name) }

  public init(uiImage: UIImage) {
    self.init(uiImage.source, size: uiImage.size)
    switch uiImage.rendering {
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    case .automatic: break
    }
  }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage.source, size: cgImage.size(atScale: scale))
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage.source, size: cgImage.size(atScale: scale))
  }
}
