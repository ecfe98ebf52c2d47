package import ViewArchive

/// The properties of a progress view for its style.
public struct ProgressViewStyleConfiguration {
  public struct Label {
    let view: AnyView
  }
  public struct CurrentValueLabel {
    let view: AnyView
  }

  let value: ProgressContent.Value
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  /// The progress, 0…1. Nil: indeterminate, or an interval that advances with time.
  public var fractionCompleted: Double? {
    switch value {
    case .fraction(let fraction): fraction
    case .interval, .indeterminate: nil
    }
  }
}

extension ProgressViewStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// Draws a bar, or a static spinner if the progress is indeterminate.
public struct DefaultProgressViewStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    let form: ProgressContent.Form = configuration.value == .indeterminate ? .circular : .linear
    LabeledProgress(configuration: configuration, form: form, tint: nil)
  }
}

public struct LinearProgressViewStyle: Sendable {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledProgress(configuration: configuration, form: .linear, tint: tint)
  }
}

public struct CircularProgressViewStyle: Sendable {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledProgress(configuration: configuration, form: .circular, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

/// A bar or ring with its labels as in presentations.md §5.6: a bar has its label above and its
/// value below, a ring has its value in the centre and its label below.
struct LabeledProgress {
  let configuration: ProgressViewStyleConfiguration
  let form: ProgressContent.Form
  let tint: Color?
}

extension LabeledProgress: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let bar = ViewNode(
      .progress(
        ProgressContent(
          value: configuration.value, form: form,
          tint: tint?.resolvedStyle ?? context.environment.tint)))
    let label = Lowering.nodes(of: configuration.label, in: context)
    switch form {
    case .linear:
      let value = configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
      let below = Lowering.nodes(of: value, in: context)
      guard !label.isEmpty || !below.isEmpty else { return [bar] }
      return [
        ViewNode(.vstack(StackContent(alignment: .leading)), children: label + [bar] + below)
      ]
    case .circular:
      var ring = bar
      if let value = Lowering.layer(
        of: configuration.currentValueLabel, alignment: .center, in: context)
      {
        ring = ring.modified(.overlay(value, alignment: .center))
      }
      guard !label.isEmpty else { return [ring] }
      return [ViewNode(.vstack(StackContent(alignment: .center)), children: [ring] + label)]
    }
  }
}
