import ViewArchive

public struct DefaultGaugeStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
