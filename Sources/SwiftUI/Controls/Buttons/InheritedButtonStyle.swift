/// The button style that a view inherits.
enum InheritedButtonStyle {
  case primitive(any PrimitiveButtonStyle)
  case custom(any ButtonStyle)

  static var automatic: InheritedButtonStyle { .primitive(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: InheritedButtonStyle { .automatic }
  }

  var buttonStyle: InheritedButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = .custom(style) }
  }

  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = .primitive(style) }
  }
}
