import ActivityModel

/// Props or a style, whose keys are short in a payload.
struct VoltraValues {
  private var values: [String: JSONValue] = [:]

  /// A value that is no object has no values.
  init(_ value: JSONValue) {
    guard case .record(let record) = value else { return }
    for (key, value) in record where value != .null {
      values[Self.longNames[key] ?? key] = value
    }
  }

  /// The props of a mark or of a chart's grid, which have short names of their own.
  init(chart value: JSONValue) {
    guard case .record(let record) = value else { return }
    for (key, value) in record where value != .null { values[Self.chartNames[key] ?? key] = value }
  }

  subscript(key: String) -> JSONValue? { values[key] }

  /// Takes the values of others, which go before its own.
  mutating func merge(_ others: VoltraValues) { values.merge(others.values) { $1 } }

  func text(_ key: String) -> String? {
    guard case .text(let text)? = values[key] else { return nil }
    return text
  }

  func number(_ key: String) -> Double? {
    switch values[key] {
    case .number(let number)?: number
    case .whole(let number)?: Double(number)
    default: nil
    }
  }

  /// The numbers of a list.
  func numbers(_ key: String) -> [Double] {
    guard case .list(let items)? = values[key] else { return [] }
    return items.compactMap { item in
      switch item {
      case .number(let number): return number
      case .whole(let number): return Double(number)
      default: return nil
      }
    }
  }

  /// A width or a height; nil: there is none, or one in a unit that Voltra does not know.
  func length(_ key: String) -> VoltraLength? {
    if let number = number(key) { return .fixed(number) }
    switch text(key) {
    case "100%"?: return .fill
    case "auto"?: return .wrap
    case let text?: return Double(text).map { .fixed($0) }
    case nil: return nil
    }
  }

  func truth(_ key: String) -> Bool? {
    switch values[key] {
    case .truth(let truth)?: truth
    case .whole(let number)?: number != 0
    case .text(let text)?: text == "true"
    default: nil
    }
  }

  /// Lengths of the four edges: `all`, then those of an axis, then those of an edge.
  func edges(_ name: String) -> (top: Double, leading: Double, bottom: Double, trailing: Double) {
    let all = number(name) ?? 0
    let horizontal = number(name + "Horizontal") ?? all
    let vertical = number(name + "Vertical") ?? all
    return (
      number(name + "Top") ?? vertical,
      number(name + "Left") ?? number(name + "Start") ?? horizontal,
      number(name + "Bottom") ?? vertical,
      number(name + "Right") ?? number(name + "End") ?? horizontal
    )
  }

  private static let chartNames = [
    "c": "color", "cr": "cornerRadius", "w": "width", "lw": "lineWidth", "stk": "stacking",
    "syms": "symbolSize", "xv": "xValue", "yv": "yValue", "ir": "innerRadius",
    "or": "outerRadius", "agin": "angularInset", "v": "visible", "d": "dash",
  ]

  /// The names of keys by their short forms, the same for props and styles.
  private static let longNames: [String: String] = {
    let words = """
      ap absolutePosition arm accentedRenderingMode ai alignItems al alignment as alignSelf
      ar aspectRatio an assetName bkg background bg backgroundColor b64 base64 bd border
      bc borderColor br borderRadius bw borderWidth b bottom bs buttonStyle c color cls colors
      cr cornerRadius cd countDown cvl currentValueLabel dv defaultValue dest destination
      dir direction dth dither dur durationMs end endAtMs ep endPoint flb fallback
      fsh fixedSizeHorizontal fsv fixedSizeVertical fl flex fb flexBasis fdir flexDirection
      fg flexGrow fk flexShrink ff fontFamily fs fontSize fvar fontVariant fw fontWeight
      fss foregroundStyleScale g gap gs gaugeStyle ge glassEffect h height ic icon it italic
      jc justifyContent kern kerning lbl label ly layout lp layoutPriority l left
      lgv legendVisibility ls letterSpacing lh lineHeight ll lineLimit lsp lineSpacing
      lw lineWidth m margin mb marginBottom mh marginHorizontal ml marginLeft mr marginRight
      mt marginTop mv marginVertical mrk marks me maskElement maxh maxHeight max maximumValue
      maxl maximumValueLabel maxw maxWidth minh minHeight min minimumValue
      minvl minimumValueLabel minl minLength minw minWidth mta multilineTextAlignment n name
      nol numberOfLines ox offsetX oy offsetY op opacity ov overflow pad padding
      pb paddingBottom ph paddingHorizontal pl paddingLeft pr paddingRight pt paddingTop
      pv paddingVertical pos position pc progressColor rm resizeMode r right sc scale
      shc shadowColor sho shadowOffset shop shadowOpacity shr shadowRadius shrs showHours
      sz size src source sp spacing start startAtMs stp startPoint sts stops s style
      si systemImage ta textAlign tdl textDecorationLine ts textStyle tt textTemplates th thumb
      tnt tint tc tintColor ttl title t top trc trackColor tf transform typ type v value
      wt weight w width xgs xAxisGridStyle xav xAxisVisibility ygs yAxisGridStyle
      yav yAxisVisibility zi zIndex
      """.split { $0 == " " || $0 == "\n" }.map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map {
        (words[$0], words[$0 + 1])
      })
  }()
}
