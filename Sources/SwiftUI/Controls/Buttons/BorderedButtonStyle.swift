public struct BorderedButtonStyle: Sendable {
  nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: false,
      isDestructive: configuration.role == .destructive)
  }
}
