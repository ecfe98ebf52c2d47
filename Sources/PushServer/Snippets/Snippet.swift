/// A program that sends an update to the server, ready to be run.
package enum Snippet: String, CaseIterable, Sendable {
  case curl, python, node, go, swift

  /// Returns the program's text.
  package func text(_ values: SnippetValues) -> String {
    let text =
      switch self {
      case .curl: CurlSnippet.text
      case .python: PythonSnippet.text
      case .node: NodeSnippet.text
      case .go: GoSnippet.text
      case .swift: SwiftSnippet.text
      }
    let quote = self == .curl ? SnippetValues.quoted : SnippetValues.literal
    let fields = [
      ("@CA@", quote(values.authority)), ("@KEY@", quote(values.key)),
      ("@KEY_ID@", quote(values.keyID)), ("@TEAM@", quote(values.team)),
      ("@TOPIC@", quote(values.topic)), ("@TOKEN@", quote(values.token)),
      ("@PORT@", String(values.port)),
      // So that nothing takes a snippet's line for an import of this module.
      ("@IMPORT@", "import"),
    ]
    return fields.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
