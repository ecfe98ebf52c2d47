package import ViewArchive

/// The properties of a gauge for its style.
public struct GaugeStyleConfiguration {
  public struct Label {
    let view: AnyView
  }
  public struct CurrentValueLabel {
    let view: AnyView
  }
  public struct MinimumValueLabel {
    let view: AnyView
  }
  public struct MaximumValueLabel {
    let view: AnyView
  }

  /// The value as a fraction of the gauge's range, 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// The scale of a gauge without labels.
struct GaugeScale {
  let value: Double
  let form: GaugeContent.Form
}

extension GaugeScale: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    [
      ViewNode(
        .gauge(GaugeContent(fraction: value, form: form, tint: context.environment.tint)))
    ]
  }
}

/// A bar with the label above, the range's bounds at its ends and the current value below.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeScale(value: configuration.value, form: .linear)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A bar between the labels of the range's bounds; without a lower bound's label, the gauge's label
/// takes its place.
struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let form: GaugeContent.Form

  var body: some View {
    HStack {
      if let label = configuration.minimumValueLabel { label } else { configuration.label }
      GaugeScale(value: configuration.value, form: form)
      configuration.maximumValueLabel
    }
  }
}

/// A ring around the current value, or around the label if there is no value label.
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let form: GaugeContent.Form

  var body: some View {
    GaugeScale(value: configuration.value, form: form)
      .overlay {
        if let label = configuration.currentValueLabel { label } else { configuration.label }
      }
      .overlay(alignment: .bottom) {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }.font(.caption2)
        }
      }
  }
}
