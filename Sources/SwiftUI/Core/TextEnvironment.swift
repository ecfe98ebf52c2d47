package import ViewArchive

/// The inherited settings that lowering writes into texts and symbols.
struct TextEnvironment {
  var font: FontValue?
  var weight: FontValue.Weight?
  var design: FontValue.Design?
  var isItalic = false
  var hasMonospacedDigits = false
  var foreground: StyleValue?
  var secondaryForeground: StyleValue?
  var tint: StyleValue?
  var lineLimit: Int?
  var reservedLines = 0
  var alignment = TextContent.Alignment.leading
  var truncation = TextContent.Truncation.tail
  var minimumScaleFactor = 1.0
  var lineSpacing = 0.0
  var imageScale = ImageContent.Scale.medium
  var isUnderlined = false
  var isStruckThrough = false
  var tracking = 0.0
  var textCase: Text.Case?

  /// The font for a leaf, with everything that was asked for around it.
  var resolvedFont: FontValue {
    var value = font ?? .body
    if let weight { value.weight = weight }
    if let design { value.design = design }
    if isItalic { value.isItalic = true }
    if hasMonospacedDigits { value.hasMonospacedDigits = true }
    return value
  }

  var runStyle: RunStyle {
    RunStyle(
      font: resolvedFont, foreground: foreground, isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough, tracking: tracking)
  }
}
