/// The rule whether another action's result becomes the parameter's value.
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}
