extension View {
  /// Sets the distance between a label's icon and title, in points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    inheriting { $0.labelSpacing = spacing }
  }

  /// Sets the width that every label's icon has at least, in points.
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    inheriting { $0.labelIconWidth = width }
  }

  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    inheriting { $0.isButtonFlexible = sizing == .flexible }
  }
}

/// How wide a button is drawn: as its label, or as wide as possible.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let fitted = Self(name: "fitted")
  public static let flexible = Self(name: "flexible")
}
