import ViewArchive

/// The style of text. Nil: inherited. The same type describes a run of a text and, in the
/// environment, the inherited style.
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
  var baselineOffset: CGFloat?
  /// The names of requested features that cannot be drawn.
  var unsupportedNames: [String] = []

  /// Returns these traits, with nil values taken from `outer`.
  func filled(from outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isItalic: isItalic ?? outer.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      foreground: foreground ?? outer.foreground,
      isUnderlined: isUnderlined ?? outer.isUnderlined,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      unsupportedNames: unsupportedNames + outer.unsupportedNames)
  }

  /// Returns the font with the separately set traits, at a Dynamic Type size.
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
    var style = RunStyle(
      font: resolvedFont(at: environment.dynamicTypeSize),
      foreground: foreground.map { $0.foregroundValue(in: environment) }
        ?? environment.foreground(level: 0),
      isUnderlined: isUnderlined ?? false, isStruckThrough: isStruckThrough ?? false,
      tracking: tracking ?? 0)
    if let baselineOffset, baselineOffset != 0 { style.baselineOffset = baselineOffset }
    return style
  }

  /// Raises the text; cells cannot move it by less than a row.
  mutating func raise(by offset: CGFloat?) { baselineOffset = offset ?? baselineOffset }

  var allNotes: [String] { unsupportedNames + (font?.unsupportedNames ?? []) }
}

extension EnvironmentValues {
  private enum TextTraitsKey: EnvironmentKey {
    static let defaultValue = TextTraits()
  }

  /// The text traits inherited by texts that do not set their own.
  var text: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }
}
