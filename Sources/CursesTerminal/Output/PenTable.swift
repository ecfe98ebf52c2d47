import CellRaster

/// The pens of cell styles at a colour depth (COLOR-4, COLOR-5).
struct PenTable {
  private let depth: ColorDepth
  private var reducer: ColorReducer
  /// The attributes that the terminal shows.
  private let attributes: Pen.Attributes
  /// The last result, cached because adjacent cells mostly have the same style.
  private var last: (style: CellStyle, pen: Pen)?

  init(terminfo: Terminfo, depth: ColorDepth) {
    let colors = terminfo[.colors]
    self.depth = colors >= 8 ? depth : .mono
    reducer = ColorReducer(depth: depth, colors: colors)
    attributes = Pen.Attributes(of: terminfo, withColors: self.depth != .mono)
  }

  mutating func pen(of style: CellStyle) -> Pen {
    if let last, last.style == style { return last.pen }
    var pen = Pen()
    pen.attributes = Pen.Attributes(style.attributes).intersection(attributes)
    switch depth {
    case .mono: break
    case .direct:
      let (front, back) = (style.foreground, style.background)
      pen.foreground = .direct(front.red, front.green, front.blue)
      pen.background = .direct(back.red, back.green, back.blue)
    case .sixteen, .indexed:
      let reduced = reducer.reduce(foreground: style.foreground, background: style.background)
      let isBasic = depth == .sixteen
      let (front, back) = (
        UInt8(truncatingIfNeeded: reduced.foreground),
        UInt8(truncatingIfNeeded: reduced.background)
      )
      pen.foreground = isBasic ? .basic(front) : .indexed(front)
      pen.background = isBasic ? .basic(back) : .indexed(back)
    }
    last = (style, pen)
    return pen
  }
}

extension Pen.Attributes {
  /// The attributes that a terminal turns on by the standard sequences. With colours those are left
  /// out that it cannot combine with them (`ncv` of terminfo(5)), as on the Linux console.
  fileprivate init(of terminfo: Terminfo, withColors: Bool) {
    self = []
    let capabilities: [(Terminfo.Text, Pen.Attributes, code: Int, colorless: Int)] = [
      (.enterBold, .bold, 1, 32), (.enterDim, .dim, 2, 16), (.enterItalics, .italic, 3, 0),
      (.enterUnderline, .underline, 4, 2), (.enterReverse, .reverse, 7, 4),
    ]
    let colorless = withColors ? Swift.max(terminfo[.noColorVideo], 0) : 0
    for (capability, attribute, code, bit) in capabilities
    where terminfo[capability]?.starts(with: Array("\u{1B}[\(code)m".utf8)) == true
      && colorless & bit == 0
    {
      insert(attribute)
    }
    if terminfo.extendedStrings.contains(where: { $0.name == Array("smxx".utf8) }) {
      insert(.strikethrough)
    }
  }

  /// The attributes of a cell; those of `Pen` are the same by other numbers.
  fileprivate init(_ attributes: CellAttributes) {
    self = []
    if attributes.rawValue == 0 { return }
    if attributes.contains(.bold) { insert(.bold) }
    if attributes.contains(.dim) { insert(.dim) }
    if attributes.contains(.italic) { insert(.italic) }
    if attributes.contains(.underline) { insert(.underline) }
    if attributes.contains(.strikethrough) { insert(.strikethrough) }
    if attributes.contains(.reverse) { insert(.reverse) }
  }
}

extension Pen {
  /// True when a glyph cannot be told from a blank.
  var hidesGlyphs: Bool {
    foreground == background && foreground != .standard
      && attributes.isDisjoint(with: .onBlanks)
  }

  /// Returns whether a blank looks the same with either pen: only its background is seen.
  func looksEqualOnBlank(_ other: Pen) -> Bool {
    background == other.background && attributes.isDisjoint(with: .onBlanks)
      && other.attributes.isDisjoint(with: .onBlanks)
  }
}
