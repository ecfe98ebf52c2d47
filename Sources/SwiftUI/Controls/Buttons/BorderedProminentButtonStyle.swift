public struct BorderedProminentButtonStyle: Sendable {
  nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: true,
      isDestructive: configuration.role == .destructive)
  }
}
