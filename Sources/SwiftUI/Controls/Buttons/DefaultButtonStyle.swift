/// Draws the label in a tinted capsule, as in widgets (LAYOUT-18).
public struct DefaultButtonStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: false,
      isDestructive: configuration.role == .destructive)
  }
}
