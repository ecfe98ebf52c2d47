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
  public typealias Switch<Value, Content: ParameterSummary> =
    ParameterSummarySwitchCondition<Self, Value, Content>
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
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

/// Builds the cases of a parameter's values. All of them have to compile; none is evaluated.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<Content: ParameterSummary>(
    _ content: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { content }
  public static func buildExpression<Content: ParameterSummary>(
    _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { content }
  public static func buildBlock<First: ParameterSummary, each Content: ParameterSummary>(
    _ first: First, _ content: repeat each Content
  ) -> First { first }
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  ParameterSummary
{
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ content: () -> Content
  ) {}
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  ParameterSummary
{
  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}

  public init(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary
{
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}
