package import ActivityModel

/// An error of the JavaScript after which there is no screen.
package struct ReactFailure: Hashable, Sendable {
  /// A call that led to the error, in the project's source.
  package struct Call: Hashable, Sendable {
    /// Nil: the function has no name.
    package var function: String?
    /// The source file and the place in it; nil: unknown. Lines and columns count from 1.
    package var file: String?
    package var line: Int?
    package var column: Int?

    package init(function: String?, file: String?, line: Int?, column: Int?) {
      self.function = function
      self.file = file
      self.line = line
      self.column = column
    }
  }

  package var message: String
  /// Where it happened.
  package var place: Call?
  package var stack: [Call]
  /// The components around, the innermost first.
  package var components: [String]

  package init(
    message: String, place: Call? = nil, stack: [Call] = [], components: [String] = []
  ) {
    self.message = message
    self.place = place
    self.stack = stack
    self.components = components
  }

  /// Reads a message `error`; nil: it is another one, or the screen is not lost.
  package init?(_ message: JSONValue) {
    guard message["t"] == .text("error"), message["fatal"]?.flag == true else { return nil }
    let name = message["name"]?.string ?? "Error"
    self.init(
      message: "\(name): \(message["message"]?.string ?? "")",
      place: message["file"]?.string == nil ? nil : Call(message),
      stack: message["stack"]?.items.map(Call.init) ?? [],
      components: message["components"]?.items.compactMap(\.string) ?? [])
  }
}

extension ReactFailure.Call {
  fileprivate init(_ call: JSONValue) {
    self.init(
      function: call["function"]?.string, file: call["file"]?.string, line: call["line"]?.int,
      column: call["column"]?.int)
  }
}
