/// A prominent button on Liquid Glass.
public struct GlassProminentButtonStyle: Sendable {
  nonisolated public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonStyle(.regular, isProminent: true).makeBody(configuration: configuration)
  }
}
