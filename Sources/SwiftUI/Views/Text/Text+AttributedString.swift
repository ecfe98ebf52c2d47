import ViewArchive

extension Text {

  /// The string with its fonts, colours and lines; Foundation on Linux has no inline presentation
  /// intents.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    self.init(
      pieces: attributed.runs.map { run in
        var traits = TextTraits()
        traits.font = run.swiftUI.font
        traits.foreground = run.swiftUI.foregroundColor.map { AnyShapeStyle($0) }
        traits.tracking = run.swiftUI.tracking ?? run.swiftUI.kern
        traits.baselineOffset = run.swiftUI.baselineOffset
        traits.isUnderlined = run.swiftUI.underlineStyle.map { _ in true }
        traits.isStruckThrough = run.swiftUI.strikethroughStyle.map { _ in true }
        return Piece(
          content: .verbatim(String(attributed[run.range].characters)), traits: traits)
      })
  }
}
