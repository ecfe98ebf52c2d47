/// Draws the label unchanged.
public struct PlainButtonStyle: Sendable {
  nonisolated public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
