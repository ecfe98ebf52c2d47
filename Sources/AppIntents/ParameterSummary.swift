/// A sentence that shows an intent with its parameters. Nothing shows it here.
public protocol ParameterSummary: Sendable {}

/// A sentence with the places of parameters in it, such as `"Add \(\.$minutes) minutes"`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence; a parameter stands in it as `_`.
  public let text: String

  init() { text = "" }

  public init(_ string: ParameterSummaryString<Intent>) { text = string.text }

  public init(
    _ string: ParameterSummaryString<Intent>, table: String?
  ) {
    text = string.text
  }
}

/// The literal of an `IntentParameterSummary`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "_"
    }
  }
}
