extension RGB {
  /// Resolves what a theme's file writes for a role: the name of a colour of the palette, or
  /// `#RRGGBB`; nil for anything else.
  init?(_ reference: String, in palette: [String: RGB]) {
    guard let color = palette[reference] ?? RGB(hex: reference) else { return nil }
    self = color
  }
}
