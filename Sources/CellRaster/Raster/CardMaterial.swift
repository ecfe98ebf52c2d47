package import ViewArchive

/// What a card on the Lock Screen is filled with: the blurred wallpaper, under the widget's tint or,
/// without one, under a veil (PICTURE-16).
package enum CardMaterial: Hashable, Sendable {
  /// iOS 16 to 18.
  case blur
  /// From iOS 26 on.
  case glass

  package static let current = CardMaterial.glass

  /// The standard deviation of the wallpaper's blur, in points.
  package static let blurRadius = 40.0

  /// Returns what is laid over the blurred wallpaper.
  ///
  /// - Parameter tint: The widget's tint. Nil: none.
  package func veil(_ tint: Tint?, scheme: ColorSchemeName) -> Tint {
    guard let tint else { return Tint(scheme == .dark ? .black : .white, alpha: 0.45) }
    switch self {
    case .blur: return tint
    // Glass is brighter than the wallpaper: more of it is seen than the tint leaves.
    case .glass: return Tint(tint.color, alpha: tint.alpha * tint.alpha)
    }
  }
}
