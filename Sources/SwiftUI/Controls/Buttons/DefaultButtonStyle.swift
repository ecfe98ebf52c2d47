/// Draws the label in a tinted capsule, as in widgets (LAYOUT-18); on the screen of an app the label
/// alone, in the tint colour unless it has one of its own.
public struct DefaultButtonStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(configuration: configuration)
  }
}

private struct DefaultButton: View {
  @Environment(\.controlLook.hasButtonShapes) private var hasShape
  @Environment(\.foreground) private var foreground
  let configuration: PrimitiveButtonStyleConfiguration

  private var isDestructive: Bool { configuration.role == .destructive }

  var body: some View {
    if hasShape {
      CapsuleButton(
        label: configuration.label, isProminent: false, isDestructive: isDestructive)
    } else if foreground.isEmpty {
      configuration.label.foregroundStyle(
        isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
    } else {
      configuration.label
    }
  }
}
