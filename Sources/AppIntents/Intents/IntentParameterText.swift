import Synchronization

/// The text form of a parameter, from which an intent's identity is built.
package protocol IntentParameterText {
  /// The value as text. Nil: the parameter has no value.
  var parameterText: String? { get }
  /// Sets the value from its text; false when the text is none of a value.
  func setParameter(fromText text: String) -> Bool
}
