/// The label at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle: Sendable {
  nonisolated public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}
