/// The label above the content, on a rounded background.
public struct DefaultGroupBoxStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
  }
}
