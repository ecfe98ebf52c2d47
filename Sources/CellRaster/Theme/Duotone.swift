/// A colour filter that maps every colour by its luminance between two colours, for example green
/// on black. A lighter `dark` than `light` inverts light and dark.
package struct Duotone: Hashable, Sendable {
  /// The colour that replaces black.
  package var dark: RGB
  /// The colour that replaces white.
  package var light: RGB

  package init(dark: RGB, light: RGB) {
    self.dark = dark
    self.light = light
  }

  /// Returns the replacement of a colour: the mixture of `dark` and `light` at the grey of its
  /// luminance.
  package func color(_ color: RGB) -> RGB {
    light.blended(over: dark, amount: color.grey)
  }

  /// Recolours every cell of a frame.
  package func recolor(_ grid: inout CellGrid) {
    var known: [RGB: RGB] = [:]
    func shade(_ color: RGB) -> RGB {
      if let shade = known[color] { return shade }
      let shade = self.color(color)
      known[color] = shade
      return shade
    }
    grid.restyle {
      $0.foreground = shade($0.foreground)
      $0.background = shade($0.background)
    }
  }
}
