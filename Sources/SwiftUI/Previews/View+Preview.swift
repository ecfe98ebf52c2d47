import ViewArchive

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewSettingView(content: self, name: value)
  }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewSettingView(content: self, layout: value)
  }

  // Without effect: the previewer chooses the device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  nonisolated public func previewContext<Context: PreviewContext>(
    _ value: Context
  ) -> some View {
    self
  }
}
