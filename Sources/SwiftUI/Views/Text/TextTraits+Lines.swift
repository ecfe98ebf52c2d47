import ViewArchive

extension TextTraits {
  /// Sets an underline; cells draw it solid and in the text's colour. Nil: removes it.
  mutating func underline(_ style: Text.LineStyle?) {
    isUnderlined = style != nil
    underline = style?.line
  }

  /// Sets a strikethrough, like `underline(_:)`.
  mutating func strikeThrough(_ style: Text.LineStyle?) {
    isStruckThrough = style != nil
    strikethrough = style?.line
  }
}

extension Text.LineStyle {
  fileprivate var line: TextTraits.Line { TextTraits.Line(pattern: pattern.value, color: color) }
}
