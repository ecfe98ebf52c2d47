/// The error of every request for user input: no input is ever supplied here.
enum IntentValueError: Error { case needsValue }
