package import ViewArchive

/// A view of a task's progress: a bar or ring with labels.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let value: ProgressContent.Value
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
}

extension ProgressContent.Value {
  fileprivate init<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) {
    guard let value else {
      self = .indeterminate
      return
    }
    let fraction = total > 0 ? Double(value / total) : 0
    self = .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 0)
  }

  fileprivate init(_ interval: ClosedRange<Date>, countsDown: Bool) {
    self = .interval(
      start: interval.lowerBound, end: interval.upperBound, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(value: .indeterminate, label: nil, currentValueLabel: nil)
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(value: .indeterminate, label: label(), currentValueLabel: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init { Text(title) }
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1
  ) where Label == EmptyView {
    self.init(value: .init(value, of: total), label: nil, currentValueLabel: nil)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: .init(value, of: total), label: label(), currentValueLabel: nil)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }

  nonisolated public init(_ progress: Progress) where Label == EmptyView {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension ProgressView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: .init(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: .init(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

/// The remaining or elapsed time next to a progress view of a date interval.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true
  ) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the same progress view inside a progress view style.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let showsLabels = !context.environment.areLabelsHidden
    let configuration = ProgressViewStyleConfiguration(
      value: value,
      label: showsLabels ? label.map { .init(view: AnyView($0)) } : nil,
      currentValueLabel: showsLabels ? currentValueLabel.map { .init(view: AnyView($0)) } : nil)
    let body = context.withCurrentEnvironment {
      context.environment.progressViewStyle.anyBody(configuration)
    }
    // A progress view inside the style's body uses the default style, which avoids recursion.
    var inner = context.with { $0.progressViewStyle = DefaultProgressViewStyle() }
    inner.depth += 1
    return Lowering.nodes(of: body, in: inner)
  }
}
