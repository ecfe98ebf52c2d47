import ViewArchive

// Apple's gauge styles (LAYOUT-17).

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}

public struct LinearCapacityGaugeStyle: Sendable {
  nonisolated public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

public struct AccessoryLinearGaugeStyle: Sendable {
  nonisolated public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration, form: .accessoryLinear)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

public struct AccessoryLinearCapacityGaugeStyle: Sendable {
  nonisolated public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration, form: .accessoryLinearCapacity)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    .init()
  }
}

public struct AccessoryCircularGaugeStyle: Sendable {
  nonisolated public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, form: .circular)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

public struct AccessoryCircularCapacityGaugeStyle: Sendable {
  nonisolated public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, form: .circularCapacity)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    .init()
  }
}
