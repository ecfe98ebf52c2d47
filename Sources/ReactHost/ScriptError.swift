import ActivityModel

/// An error of the app's JavaScript as it is printed.
struct ScriptError {
  let text: String
  /// The absolute path of the file in the project's source, with line and column, which count from 1.
  let place: (file: String, line: Int, column: Int)?

  /// - Parameter message: A message `error`, or an error of the bundler.
  init(_ message: ScriptMessage) {
    let words = message.text("message") ?? ""
    let name = message.text("name") ?? "Error"
    text = name == "Error" ? words : "\(name): \(words)"
    place = message.text("file").map {
      ($0, message.number("line") ?? 1, message.number("column") ?? 1)
    }
  }
}
