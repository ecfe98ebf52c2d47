package import ViewArchive

extension SystemLook {
  /// Returns what a card on the Lock Screen has over the blurred wallpaper: the widget's tint or,
  /// without one, a veil (PICTURE-16).
  ///
  /// - Parameter tint: The widget's tint. Nil: none.
  package func veil(_ tint: Tint?, scheme: ColorSchemeName) -> Tint {
    guard let tint else { return Tint(scheme == .dark ? .black : .white, alpha: 0.45) }
    switch self {
    case .classic: return tint
    // Glass is brighter than the wallpaper: more of it is seen than the tint leaves.
    case .glass: return Tint(tint.color, alpha: tint.alpha * tint.alpha)
    }
  }
}
