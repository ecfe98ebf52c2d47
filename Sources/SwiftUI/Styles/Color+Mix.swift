package import ViewArchive

extension Color {
  /// Returns a mix of two colours. If the components of one are not known before drawing, returns
  /// the nearer of the two colours.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let part = min(max(fraction, 0), 1)
    func mixed(_ scheme: ColorSchemeName) -> StyleValue {
      guard let from = resolvedStyle.components(in: scheme),
        let to = rhs.resolvedStyle.components(in: scheme)
      else { return part < 0.5 ? resolvedStyle : rhs.resolvedStyle }
      return .color(
        .rgba(
          red: from.red + (to.red - from.red) * part,
          green: from.green + (to.green - from.green) * part,
          blue: from.blue + (to.blue - from.blue) * part,
          alpha: from.alpha + (to.alpha - from.alpha) * part))
    }
    return Color(style: .adapting(light: mixed(.light), dark: mixed(.dark)))
  }

  /// Returns the colour unchanged: a terminal cannot draw brighter than white.
  public func exposureAdjust(_ stops: Double) -> Color { self }

  /// The components of a colour in a given environment.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts =
      resolvedStyle.components(in: environment.colorScheme.name, of: environment.systemLook)
      ?? (red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    return Resolved(
      red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue),
      opacity: Float(parts.alpha))
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color {
  /// The components of a colour that can be brighter than white; here none is.
  public struct ResolvedHDR: Hashable, Sendable {
    public var color: Resolved
    public var headroom: Float?

    public init(_ color: Resolved, headroom: Float? = nil) {
      self.color = color
      self.headroom = headroom
    }
  }

  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }

  public func headroom(_ headroom: Float?) -> Color { self }

  public init(_ resolved: ResolvedHDR) { self.init(resolved.color) }
}

extension Color.Resolved: PrimitiveShapeStyle {
  package func value(in environment: EnvironmentValues) -> StyleValue {
    Color(self).resolvedStyle
  }
}

extension Gradient {
  /// The colour space for mixing; always sRGB in Island.
  public enum ColorSpace: Hashable, Sendable { case device, perceptual }
}
