package import ViewArchive

/// Resolves styles to colours on one surface.
///
/// A colour that no asset catalogue contains becomes the accent colour.
package struct StyleResolver: Sendable {
  package let surface: SurfaceColors

  package init(surface: SurfaceColors) { self.surface = surface }

  /// Resolves a style; `rect`, in points of the grid, is the area of a gradient.
  package func paint(_ style: StyleValue, in rect: Rect) -> Paint {
    switch style {
    case .color(let color): return .solid(tint(color))
    case .hierarchical(let level, let base):
      if let base {
        return paint(base, in: rect).faded(by: SystemPalette.share(ofLevel: level))
      }
      if level <= 0 { return .solid(Tint(surface.foreground)) }
      return .solid(SystemPalette.label(level: level, scheme: surface.colorScheme))
    case .gradient(let gradient):
      let stops = gradient.stops.map {
        GradientPaint.Stop(
          tint: paint($0.style, in: rect).mean,
          location: $0.location.isNaN ? 0 : $0.location)
      }
      // The colours of a mesh are in the order of its points.
      if case .mesh = gradient.form {
        return .gradient(GradientPaint(stops: stops, form: gradient.form, rect: rect))
      }
      return .gradient(
        GradientPaint(
          stops: stops.sorted { $0.location < $1.location }, form: gradient.form, rect: rect))
    case .material(let name): return .solid(material(name))
    case .opacity(let base, let opacity): return paint(base, in: rect).faded(by: opacity)
    case .accent: return .solid(Tint(surface.accent))
    case .background: return .solid(Tint(surface.background))
    case .adaptive: return paint(style.adapted(to: surface.colorScheme), in: rect)
    }
  }

  private func tint(_ color: ColorValue) -> Tint {
    switch color {
    case .rgba(let red, let green, let blue, let alpha):
      Tint(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      SystemPalette.tint(name, scheme: surface.colorScheme, look: surface.systemLook)
    case .asset: Tint(surface.accent)
    }
  }

  /// Returns the translucent grey for a material, more opaque for thicker ones: cells cannot blur
  /// the background.
  private func material(_ name: MaterialName) -> Tint {
    let grey = surface.colorScheme == .dark ? RGB(0x2C2C2E) : RGB(0xF2F2F7)
    let alpha =
      switch name {
      case .ultraThin: 0.45
      case .thin: 0.6
      case .regular: 0.72
      case .thick: 0.84
      case .ultraThick: 0.93
      case .bar: 0.88
      }
    return Tint(grey, alpha: alpha)
  }
}
