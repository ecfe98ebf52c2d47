import ViewArchive

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    inheriting { $0.previewDisplayName = value }
  }

  // Without effect: the previewer chooses the device and the size.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public func previewContext<Context: PreviewContext>(
    _ value: Context
  ) -> some View {
    self
  }
}
