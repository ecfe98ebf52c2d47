/// The error of every request for user input: no input is ever supplied in Island.
enum IntentValueError: Error { case needsValue }
