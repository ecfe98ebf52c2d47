package import ViewArchive

extension SystemLook {
  /// Returns what a card on the Lock Screen has over the blurred wallpaper: the widget's tint or,
  /// without one, a veil: white in light and black in dark appearance (LOCK-1, PICTURE-16).
  ///
  /// - Parameter tint: The widget's tint. Nil: none.
  package func veil(_ tint: Tint?, scheme: ColorSchemeName) -> Tint {
    guard let tint else { return Tint(scheme == .dark ? .black : .white, alpha: 0.45) }
    switch self {
    case .classic: return tint
    case .glass: return Self.glass(below: tint)
    }
  }

  /// What glass with a tint makes of the wallpaper: more of it is seen than the tint leaves, and it is
  /// a little brighter.
  private static func glass(below tint: Tint) -> Tint {
    let open = 1 - min(max(tint.alpha, 0), 1)
    // What the tint and the glass add, of 255.
    func added(_ color: UInt8) -> Double { Double(color) * (1 - open) + 20 * open }
    let brightest = added(max(tint.color.red, tint.color.green, tint.color.blue))
    let seen = min(1.55 * open, 0.75, 1 - brightest / 255)
    guard seen < 1 else { return tint }
    func part(_ color: UInt8) -> UInt8 { UInt8(min(added(color) / (1 - seen), 255).rounded()) }
    return Tint(
      RGB(
        red: part(tint.color.red), green: part(tint.color.green), blue: part(tint.color.blue)),
      alpha: 1 - seen)
  }
}
