import ViewArchive

extension Text {
  /// Creates a text with the fonts, colours, lines and Markdown styles of the string.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    self.init(
      pieces: attributed.runs.map { run in
        var traits = TextTraits()
        traits.font = run.swiftUI.font
        traits.foreground = run.swiftUI.foregroundColor.map { AnyShapeStyle($0) }
        traits.tracking = run.swiftUI.tracking ?? run.swiftUI.kern
        traits.raise(by: run.swiftUI.baselineOffset)
        if let line = run.swiftUI.underlineStyle { traits.underline(line) }
        if let line = run.swiftUI.strikethroughStyle { traits.strikeThrough(line) }
        if run.swiftUI.backgroundColor != nil { traits.unsupportedNames.append("backgroundColor") }
        if run.link != nil, traits.foreground == nil { traits.foreground = AnyShapeStyle(.tint) }
        if let intent = run.swiftUI.inlinePresentationIntent { traits.add(intent) }
        return Piece(
          content: .verbatim(String(attributed[run.range].characters)), traits: traits)
      })
  }
}

extension TextTraits {
  fileprivate mutating func add(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { weight = .emphasized }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.strikethrough) { isStruckThrough = true }
    if intent.contains(.code) { design = .monospaced }
  }
}
