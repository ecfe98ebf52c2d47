/// A sentence that describes an intent with its parameters. Shortcuts shows it on iOS; a Live
/// Activity does not.
public protocol ParameterSummary: Sendable {}

/// Builds a summary from conditions. All branches have to compile; their closures are never called.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<First: ParameterSummary, each Content: ParameterSummary>(
    _ first: First, _ content: repeat each Content
  ) -> First { first }
}

extension AppIntent {
  public typealias When<True: ParameterSummary, False: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, True, False>
  public typealias Switch<Content: ParameterSummary> =
    ParameterSummarySwitchCondition<Self, Content>
  public typealias Case<Content: ParameterSummary> = ParameterSummaryCase<Self, Content>
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryCase<Self, Content>
}

public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, oneOf, hasAnyValue, hasNoValue, lessThan, lessThanOrEqualTo,
    greaterThan, greaterThanOrEqualTo
}

public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, True: ParameterSummary, False: ParameterSummary
>: ParameterSummary {
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> True,
    @ParameterSummaryBuilder<Intent> otherwise: () -> False
  ) {}

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @ParameterSummaryBuilder<Intent> _ content: () -> True,
    @ParameterSummaryBuilder<Intent> otherwise: () -> False
  ) {}

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> True,
    @ParameterSummaryBuilder<Intent> otherwise: () -> False
  ) {}

  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ families: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ content: () -> True,
    @ParameterSummaryBuilder<Intent> otherwise: () -> False
  ) {}
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary
{
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}
}

public struct ParameterSummaryCase<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary
{
  public init<Value>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}

  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}
