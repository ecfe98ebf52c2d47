/// The control styles that a view inherits.
struct ControlStyles {
  enum ButtonKind {
    case primitive(any PrimitiveButtonStyle)
    case custom(any ButtonStyle)
  }

  var button = ButtonKind.primitive(DefaultButtonStyle())
  var label: any LabelStyle = DefaultLabelStyle()
  var progress: any ProgressViewStyle = DefaultProgressViewStyle()
  var gauge: any GaugeStyle = DefaultGaugeStyle()
  var toggle: any ToggleStyle = DefaultToggleStyle()
}

extension View {
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment(\.styles) { $0.button = .custom(style) }
  }

  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformEnvironment(\.styles) { $0.button = .primitive(style) }
  }

  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformEnvironment(\.styles) { $0.label = style }
  }

  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    transformEnvironment(\.styles) { $0.progress = style }
  }

  nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.styles) { $0.gauge = style }
  }

  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    transformEnvironment(\.styles) { $0.toggle = style }
  }
}
