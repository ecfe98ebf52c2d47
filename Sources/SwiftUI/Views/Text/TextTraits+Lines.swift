extension TextTraits {
  /// Sets an underline; it is drawn solid and in the text's colour. Nil: removes it.
  mutating func underline(_ style: Text.LineStyle?) {
    isUnderlined = style != nil
    noteLine(style, "underline")
  }

  /// Sets a strikethrough, like `underline(_:)`.
  mutating func strikeThrough(_ style: Text.LineStyle?) {
    isStruckThrough = style != nil
    noteLine(style, "strikethrough")
  }

  private mutating func noteLine(_ style: Text.LineStyle?, _ name: String) {
    guard let style else { return }
    if style.pattern != .solid { unsupportedNames.append("\(name)(pattern:)") }
    if style.color != nil { unsupportedNames.append("\(name)(color:)") }
  }
}
