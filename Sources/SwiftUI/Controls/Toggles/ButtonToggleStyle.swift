/// Draws a bordered button that is filled while the toggle is on.
public struct ButtonToggleStyle: Sendable {
  nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: configuration.isOn, isDestructive: false)
  }
}
