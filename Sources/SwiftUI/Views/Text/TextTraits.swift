import ViewArchive

/// How text is set; nil leaves it to what surrounds it. The same value describes a run of a text
/// and, in the environment, the views around it.
struct TextTraits: Sendable {
  var font: Font?
  var weight: FontValue.Weight?
  var design: FontValue.Design?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var foreground: AnyShapeStyle?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var tracking: CGFloat?
  /// What was asked for but cannot be drawn, by name.
  var notes: [String] = []

  /// These traits, and `outer`'s where these say nothing.
  func filled(from outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isItalic: isItalic ?? outer.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      foreground: foreground ?? outer.foreground,
      isUnderlined: isUnderlined ?? outer.isUnderlined,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      tracking: tracking ?? outer.tracking, notes: notes + outer.notes)
  }

  /// The font with the traits that were set beside it, at the person's text size.
  func resolvedFont(at size: DynamicTypeSize) -> FontValue {
    var value = (font ?? .body).value
    if case .style = value.size { value.typeSize = size.typeSize }
    if let weight { value.weight = weight }
    if let design { value.design = design }
    if let isItalic { value.isItalic = isItalic }
    if let hasMonospacedDigits { value.hasMonospacedDigits = hasMonospacedDigits }
    return value
  }

  func runStyle(in environment: EnvironmentValues) -> RunStyle {
    RunStyle(
      font: resolvedFont(at: environment.dynamicTypeSize),
      foreground: foreground.map { $0.foregroundValue(in: environment) }
        ?? environment.foreground(level: 0),
      isUnderlined: isUnderlined ?? false, isStruckThrough: isStruckThrough ?? false,
      tracking: tracking ?? 0)
  }

  /// A row of cells is as low as a text can go, so it stays on its line.
  mutating func raise(by offset: CGFloat?) {
    if let offset, offset != 0 { notes.append("baselineOffset") }
  }

  /// A line under or through a text; it is solid and in the text's own colour.
  mutating func underline(_ style: Text.LineStyle?) {
    isUnderlined = style != nil
    noteLine(style, "underline")
  }

  /// See `underline`.
  mutating func strikeThrough(_ style: Text.LineStyle?) {
    isStruckThrough = style != nil
    noteLine(style, "strikethrough")
  }

  private mutating func noteLine(_ style: Text.LineStyle?, _ name: String) {
    guard let style else { return }
    if style.pattern != .solid { notes.append("\(name)(pattern:)") }
    if style.color != nil { notes.append("\(name)(color:)") }
  }

  var allNotes: [String] { notes + (font?.notes ?? []) }
}
