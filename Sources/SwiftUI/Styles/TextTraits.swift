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
  var underline: Line?
  var strikethrough: Line?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// -1…1.
  var width: Double?
  /// The share of the font's size that is drawn.
  var share: Double?
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
      underline: isUnderlined == nil ? outer.underline : underline,
      strikethrough: isStruckThrough == nil ? outer.strikethrough : strikethrough,
      tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      width: width ?? outer.width, share: share ?? outer.share,
      unsupportedNames: unsupportedNames + outer.unsupportedNames)
  }

  /// Returns the font with the separately set traits, at the Dynamic Type size of the environment.
  func resolvedFont(in environment: EnvironmentValues) -> FontValue {
    var value = (font ?? .body).value
    if case .style = value.size {
      value.typeSize = environment.dynamicTypeSize.typeSize
      value.isInRestingIsland = environment.isInRestingIsland ? true : nil
    }
    if let weight { value.weight = weight }
    if let design { value.design = design }
    if let isItalic { value.isItalic = isItalic }
    if let hasMonospacedDigits { value.hasMonospacedDigits = hasMonospacedDigits }
    if let width { value.width = width == 0 ? nil : width }
    if let share, share != 1 { value.share = (value.share ?? 1) * share }
    if let face = value.face, value.weight != nil || value.isItalic {
      value.face = FontLibrary.current.relative(
        of: face, weight: value.weight?.rawValue ?? face.weight ?? face.file.weight,
        isItalic: value.isItalic || face.file.isItalic)
    }
    return value
  }

  func runStyle(in environment: EnvironmentValues) -> RunStyle {
    var style = RunStyle(
      font: resolvedFont(in: environment),
      foreground: foreground.map { $0.foregroundValue(in: environment) }
        ?? environment.foreground(level: 0),
      isUnderlined: isUnderlined ?? false, isStruckThrough: isStruckThrough ?? false,
      tracking: tracking ?? 0)
    if let baselineOffset, baselineOffset != 0 { style.baselineOffset = baselineOffset }
    style.underline = isUnderlined == true ? underline?.value(in: environment) : nil
    style.strikethrough = isStruckThrough == true ? strikethrough?.value(in: environment) : nil
    return style
  }

  /// A line under or through the text that is neither solid nor in the text's colour.
  struct Line: Sendable {
    var pattern: TextLineStyle.Pattern
    var color: Color?

    func value(in environment: EnvironmentValues) -> TextLineStyle? {
      guard pattern != .solid || color != nil else { return nil }
      return TextLineStyle(pattern: pattern, color: color.map { $0.value(in: environment) })
    }
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
