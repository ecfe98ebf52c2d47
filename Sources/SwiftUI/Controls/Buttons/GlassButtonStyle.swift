/// A button on Liquid Glass. In cells its capsule is drawn like a bordered button's.
public struct GlassButtonStyle: Sendable {
  let glass: Glass
  let isProminent: Bool

  nonisolated public init() { self.init(.regular) }

  nonisolated public init(_ glass: Glass) { self.init(glass, isProminent: false) }

  nonisolated init(_ glass: Glass, isProminent: Bool) {
    self.glass = glass
    self.isProminent = isProminent
  }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: isProminent,
      isDestructive: configuration.role == .destructive
    )
    .glassEffect(glass, in: .capsule)
  }
}
