/// A value that the sources write out where they make attributes or a content state, as the app does
/// that starts the activity: what its author would show.
public indirect enum _ExampleValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case truth(Bool)
  /// The name of a case of an enum.
  case name(String)
  /// A moment, in seconds from now.
  case moment(Double)
  case list([_ExampleValue])
  /// The arguments of an initialiser by their labels.
  case record([String: _ExampleValue])
}

/// The values that one call in the sources makes a value of.
public struct _Example: Hashable, Sendable {
  /// The qualified name of the type, without the names around it that the sources leave out; nil:
  /// they call `.init`.
  public var type: String?
  public var values: [String: _ExampleValue]

  public init(_ type: String?, _ values: [String: _ExampleValue]) {
    self.type = type
    self.values = values
  }
}
