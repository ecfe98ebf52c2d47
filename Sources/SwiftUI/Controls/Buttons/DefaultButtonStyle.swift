/// Draws the label in a tinted capsule, as in widgets (presentations.md §5.6).
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
