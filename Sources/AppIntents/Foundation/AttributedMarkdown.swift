extension AttributedString {
  /// How Markdown is read; every way gives the same here.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var interpretedSyntax: InterpretedSyntax

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// The text of the Markdown without its marks: nothing reads Markdown on Linux.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(markdown.filter { !"*_`~".contains($0) })
  }
}
