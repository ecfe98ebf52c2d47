/// Two colours that all others are mixed of, by how light they are: one green on black, grey on
/// paper. With the lighter one first, light and dark change places.
package struct Duotone: Hashable, Sendable {
  /// What black becomes.
  package var dark: RGB
  /// What white becomes.
  package var light: RGB

  package init(dark: RGB, light: RGB) {
    self.dark = dark
    self.light = light
  }

  /// The shade for a colour: a grey becomes what stands as far between the two as it does between
  /// black and white, any other colour what the grey of its luminance becomes.
  package func color(_ color: RGB) -> RGB {
    light.blended(over: dark, amount: color.grey)
  }

  /// Recolours a frame.
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
