public import Foundation
package import ViewArchive

/// A bar or ring that fills or empties.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  private let value: ProgressContent.Value
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(_ value: ProgressContent.Value, _ label: Label, _ current: CurrentValueLabel) {
    self.value = value
    self.label = label
    currentValueLabel = current
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let form = context.environment[ProgressFormKey.self]
    let tint = context.environment[ProgressTintKey.self] ?? context.environment.text.tint
    let leaf = ViewNode(.progress(ProgressContent(value: value, form: form, tint: tint)))
    let small = context.with { environment in
      environment.text.font = FontValue(size: .style(.footnote))
      environment.text.foreground = .hierarchical(
        level: 1, base: environment.text.foreground)
    }
    let label = Lowering.nodes(of: label, in: context)
    let current = Lowering.nodes(of: currentValueLabel, in: small)
    switch form {
    case .linear:
      guard !label.isEmpty || !current.isEmpty else { return [leaf] }
      return [
        ViewNode(
          .vstack(StackContent(alignment: .leading, spacing: 4)),
          children: label + [leaf] + current)
      ]
    case .circular:
      guard !current.isEmpty else { return [leaf] }
      return [ViewNode(.zstack(.center), children: [leaf] + current)]
    }
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> ProgressContent.Value {
    guard let value else { return .indeterminate }
    guard total > 0, value.isFinite else { return .fraction(0) }
    return .fraction(min(max(Double(value / total), 0), 1))
  }

  static func interval(_ dates: ClosedRange<Date>, _ countsDown: Bool) -> ProgressContent.Value {
    .interval(start: dates.lowerBound, end: dates.upperBound, countsDown: countsDown)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(.indeterminate, EmptyView(), EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.fraction(value, total), EmptyView(), EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(Self.fraction(value, total), label(), EmptyView()) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ key: LocalizedStringKey) { self.init(.indeterminate, Text(key), EmptyView()) }

  public init<V: BinaryFloatingPoint>(
    _ key: LocalizedStringKey, value: V?, total: V = 1.0
  ) { self.init(Self.fraction(value, total), Text(key), EmptyView()) }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) { self.init(Self.fraction(value, total), Text(title), EmptyView()) }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.fraction(value, total), label(), currentValueLabel()) }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.interval(timerInterval, countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// The default label is the time that is left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      Self.interval(timerInterval, countsDown), label(),
      Text(timerInterval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

struct ProgressFormKey: EnvironmentKey {
  static let defaultValue = ProgressContent.Form.linear
}

struct ProgressTintKey: EnvironmentKey { static let defaultValue: StyleValue? = nil }

/// How progress looks.
public protocol ProgressViewStyle { var _form: _ProgressForm { get } }

public struct _ProgressForm {
  let form: ProgressContent.Form
  var tint: Color?
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public var _form: _ProgressForm { .init(form: .linear) }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public var _form: _ProgressForm { .init(form: .linear, tint: tint) }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public var _form: _ProgressForm { .init(form: .circular, tint: tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { .init() }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let form = style._form
    return transformedContext { environment in
      environment[ProgressFormKey.self] = form.form
      if let tint = form.tint { environment[ProgressTintKey.self] = tint.value }
    }
  }
}
