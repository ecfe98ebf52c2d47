// Markdown in attributed strings, which Foundation on Linux lacks.

extension AttributedString {
  /// Options for parsing Markdown. Block elements are not supported: all text is parsed as inline
  /// Markdown.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Parses inline Markdown.
  ///
  /// - Throws: Nothing; declared as in Apple's API. Unmatched Markdown syntax is kept as text.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for span in Markdown.spans(in: markdown) {
      var intent: InlinePresentationIntent = []
      if span.isBold { intent.insert(.stronglyEmphasized) }
      if span.isItalic { intent.insert(.emphasized) }
      if span.isStruckThrough { intent.insert(.strikethrough) }
      if span.isCode { intent.insert(.code) }
      let text = span.parts.map { part in
        switch part {
        case .literal(let string): string
        case .argument: String(LocalizedStringKey.placeholder)
        }
      }
      var piece = AttributedString(text.joined())
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let address = span.address { piece.link = URL(string: address, relativeTo: baseURL) }
      append(piece)
    }
  }
}
