/// A sentence with placeholders for parameters, such as `"Add \(\.$minutes) minutes"`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence, with `_` for each parameter.
  public let text: String

  init() { text = "" }

  public init(_ string: ParameterSummaryString<Intent>) { text = string.text }

  public init(
    _ string: ParameterSummaryString<Intent>, table: String?
  ) {
    text = string.text
  }

  /// Creates a summary with further parameters listed below the sentence.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> ParameterList
  ) {
    text = string.text
  }

  public init(@ParameterListBuilder<Intent> _ parameters: () -> ParameterList) { text = "" }
}
