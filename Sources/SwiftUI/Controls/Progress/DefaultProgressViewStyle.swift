import ViewArchive

/// Draws a bar, or a static spinner if the progress is indeterminate (MOTION-6).
public struct DefaultProgressViewStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    let form: ProgressContent.Form = configuration.value == .indeterminate ? .circular : .linear
    LabeledProgress(configuration: configuration, form: form, tint: nil)
  }
}
