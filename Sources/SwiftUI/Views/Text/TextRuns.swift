import ViewArchive

/// The runs of a text, with all inherited traits resolved.
struct TextRuns {
  private let values: EnvironmentValues
  private(set) var runs: [TextRun] = []
  /// The names of requested features that cannot be drawn, each once.
  private(set) var unsupportedNames: [String] = []
  /// The name of content that cannot be archived; a placeholder replaces the text. Nil: none.
  private(set) var placeholder: String?

  init(_ text: Text, in values: EnvironmentValues) {
    self.values = values
    append(text, inside: values.text)
  }

  private mutating func append(_ text: Text, inside outer: TextTraits) {
    for piece in text.pieces {
      let traits = piece.traits.filled(from: outer)
      switch piece.content {
      case .verbatim(let string): append(string, traits)
      case .formatted(let make): append(make(values), traits)
      case .timed(let timed): append(.timed(timed.adapted(to: values)), traits)
      case .currentDate(let style): append(.timed(.currentDate(style.adapted(to: values))), traits)
      case .unsupported(let name): placeholder = placeholder ?? name
      case .image(let image): append(image, traits)
      case .key(let key): append(key, traits)
      }
    }
  }

  private mutating func append(_ key: LocalizedStringKey, _ traits: TextTraits) {
    let (format, arguments) = key.translated(for: values.locale)
    for span in Markdown.spans(in: format) {
      var inner = TextTraits()
      if span.isBold { inner.weight = .emphasized }
      if span.isItalic { inner.isItalic = true }
      if span.isStruckThrough { inner.isStruckThrough = true }
      if span.isCode { inner.design = .monospaced }
      if span.address != nil { inner.foreground = AnyShapeStyle(.tint) }
      let traits = inner.filled(from: traits)
      if span.inflects, let phrase = phrase(of: span, arguments) {
        append(agreed(phrase), traits)
        continue
      }
      for part in span.parts {
        switch part {
        case .literal(let string): append(string, traits)
        case .argument(let index): append(arguments[index], traits)
        }
      }
    }
  }

  /// The text of a span; nil: a part of it changes with time or has a style of its own.
  private func phrase(
    of span: Markdown.Span, _ arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    let texts = span.parts.map { part -> String? in
      switch part {
      case .literal(let string): return string
      case .argument(let index):
        switch arguments[index] {
        case .string(let string): return string
        case .formatted(let make): return String(make(values).characters)
        case .text: return nil
        }
      }
    }
    return texts.contains(nil) ? nil : texts.compactMap { $0 }.joined()
  }

  private mutating func agreed(_ phrase: String) -> String {
    guard values.locale.language.languageCode?.identifier == "en" else {
      note("grammar agreement in this language")
      return phrase
    }
    return EnglishInflection.agreed(phrase)
  }

  private mutating func append(_ argument: LocalizedStringKey.Argument, _ traits: TextTraits) {
    switch argument {
    case .string(let string): append(string, traits)
    case .formatted(let make): append(make(values), traits)
    case .text(let text): append(text, inside: traits)
    }
  }

  private mutating func append(_ attributed: AttributedString, _ traits: TextTraits) {
    append(Text(attributed), inside: traits)
  }

  private mutating func append(_ image: Image, _ traits: TextTraits) {
    switch image.source {
    case .symbol(let name): append(.symbol(values.symbolVariants.name(of: name)), traits)
    case .asset(let name), .unreadable(let name, _): append(name, traits)
    case .customSymbol, .data: note("Image in Text")
    }
  }

  private mutating func append(_ string: String, _ traits: TextTraits) {
    let string = values.textCase?.apply(to: string, locale: values.locale) ?? string
    append(.literal(string), traits)
  }

  /// Appends a run; literal runs with the same style are merged.
  private mutating func append(_ content: TextRun.Content, _ traits: TextTraits) {
    for name in traits.allNotes { note(name) }
    let style = traits.runStyle(in: values)
    if case .literal(let string) = content, let last = runs.last, last.style == style,
      case .literal(let before) = last.content
    {
      runs[runs.count - 1].content = .literal(before + string)
    } else {
      runs.append(TextRun(content, style: style))
    }
  }

  private mutating func note(_ name: String) {
    if !unsupportedNames.contains(name) { unsupportedNames.append(name) }
  }
}

extension Text {
  /// The plain text of the literal runs.
  var string: String {
    TextRuns(self, in: EnvironmentValues.current).runs
      .map { if case .literal(let string) = $0.content { string } else { "" } }.joined()
  }
}

extension TimedText {
  /// Returns the text with the environment's time zone, in which days are counted.
  fileprivate func adapted(to values: EnvironmentValues) -> TimedText {
    guard case .dateReference(var format) = self else { return self }
    format.timeZone = values.timeZone.identifier
    return .dateReference(format)
  }
}
