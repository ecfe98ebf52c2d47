import CellRaster

/// Removes redundant bytes from ncurses' output of a frame: colours and attributes that the
/// terminal already has, or that change again before the next glyph; cursor movements that can be
/// shorter; repeated glyphs that one glyph and a count (REP) can replace.
///
/// ncurses tracks its own output, but sends both colours of a pair whenever one changes, resets to
/// turn an attribute off, and sets the foreground for blanks. This type follows the terminal's pen
/// and cursor through the bytes, delays changes until the next glyph needs them, and sends only the
/// difference. Sequences that it does not parse are passed through, after all delayed changes, and
/// the state that they may have changed counts as unknown. The screen is the same after every
/// frame.
struct FrameOptimizer {
  /// The character set of a terminal's glyphs: the designated G0 set and whether G1 is shifted in.
  struct Charset: Hashable {
    var designator = UInt8(ascii: "B")
    var isShifted = false
  }

  /// A sequence of equal glyphs side by side.
  private struct Run {
    /// The bytes of the last glyph.
    var glyph: Range<Int>
    var hasMarks = false
    var columns: Int
    var count = 1
    /// Where the next equal glyph must be placed to extend the run. Nil: unknown.
    var end: CursorMotion.Place?
    var start: CursorMotion.Place?
    var pen: Pen?
    var charset: Charset
    var isBlank: Bool
  }

  private let motion: CursorMotion
  private let canSwitchOff: Bool
  private let isUTF8: Bool
  private var size: CellSize
  /// True when the terminal is known to repeat a glyph (REP); screen and mosh drop it (OUTPUT-6).
  var canRepeat = false

  private var frame: [UInt8] = []
  private var output: [UInt8] = []
  private var run: Run?
  /// The cursor's position in ncurses' output and in the terminal. Nil: unknown; then both are nil.
  private var wantedPlace: CursorMotion.Place?
  private var actualPlace: CursorMotion.Place?
  /// The pen in ncurses' output and in the terminal. Nil: unknown; then both are nil.
  private var wantedPen: Pen?
  private var actualPen: Pen?
  private var wantedCharset = Charset()
  private var actualCharset: Charset?
  private var scrollsWholeScreen = true

  /// Creates a filter. Nil: the terminal does not use ECMA-48 sequences.
  init?(terminfo: Terminfo, size: CellSize, isUTF8: Bool) {
    guard let motion = CursorMotion(terminfo) else { return nil }
    self.motion = motion
    canSwitchOff = terminfo[.colors] >= 8
    self.isUTF8 = isUTF8
    self.size = size
  }

  /// Discards the terminal's state, because other output has changed it or its size has changed.
  mutating func forget(size: CellSize? = nil) {
    if let size { self.size = size }
    (actualPlace, actualPen, actualCharset) = (nil, nil, nil)
  }

  /// Returns the shortened bytes of one whole frame.
  mutating func optimize(_ frame: [UInt8]) -> [UInt8] {
    self.frame = frame
    output = []
    output.reserveCapacity(frame.count)
    var tokens = TerminalTokens(frame, isUTF8: isUTF8)
    while let token = tokens.next() { handle(token) }
    flush(before: nil)
    return output
  }

  private mutating func handle(_ token: TerminalTokens.Token) {
    switch token {
    case .glyph(let glyph, let columns): write(glyph, columns: columns)
    case .mark(let mark): markLast(mark)
    case .control(let byte): control(byte)
    case .charset(let designator): wantedCharset.designator = designator
    case .sequence(let sequence):
      if sequence.prefix != nil || !sequence.isPlain {
        setMode(sequence)
      } else {
        perform(sequence)
      }
    case .escape(let range): passEscape(range)
    }
  }

  // MARK: Glyphs

  private mutating func write(_ glyph: Range<Int>, columns: Int) {
    if var run, let place = wantedPlace, run.end == place, run.pen == wantedPen,
      run.charset == wantedCharset, !run.hasMarks,
      frame[run.glyph.lowerBound] == frame[glyph.lowerBound], frame[run.glyph] == frame[glyph]
    {
      run.count += 1
      run.glyph = glyph
      run.end?.column += columns
      self.run = run
    } else {
      let isBlank =
        frame[glyph.lowerBound] == 0x20
        && (wantedPen?.attributes.isDisjoint(with: .onBlanks) ?? false)
      flush(before: isBlank ? nil : wantedPen)
      run = Run(
        glyph: glyph, columns: columns, end: wantedPlace, start: wantedPlace, pen: wantedPen,
        charset: wantedCharset, isBlank: isBlank)
      run?.end?.column += columns
    }
    guard var place = wantedPlace else { return }
    place.column += columns
    wantedPlace = place
    guard place.column >= size.columns else { return }
    // In the last column terminals differ in the cursor's position after a glyph.
    flush(before: nil)
    (wantedPlace, actualPlace) = (nil, nil)
  }

  private mutating func markLast(_ mark: Range<Int>) {
    guard var run, run.glyph.upperBound == mark.lowerBound else {
      flush(before: nil)
      output += frame[mark]
      return
    }
    if run.count > 1 {
      run.count -= 1
      run.end?.column -= run.columns
      self.run = run
      flush(before: nil)
      run.start = run.end
      run.end?.column += run.columns
      run.count = 1
    }
    run.glyph = run.glyph.lowerBound..<mark.upperBound
    run.hasMarks = true
    run.isBlank = false
    self.run = run
  }

  /// Sends the delayed glyphs. `next` is the pen of the following glyph: a blank that needs a
  /// colour change takes the colours of that pen, which is shorter than two changes.
  private mutating func flush(before next: Pen?) {
    guard let run else { return }
    self.run = nil
    if let start = run.start {
      move(to: start)
      actualPlace = run.end
    }
    if let pen = run.pen { setPen(run.isBlank ? penOfBlank(pen, before: next) : pen) }
    setCharset(run.charset)
    repeatGlyph(run)
  }

  private func penOfBlank(_ pen: Pen, before next: Pen?) -> Pen {
    let next = next.flatMap {
      $0.background == pen.background && $0.attributes.isDisjoint(with: .onBlanks) ? $0 : nil
    }
    guard let actualPen else { return next ?? pen }
    let isVisible = !actualPen.attributes.isDisjoint(with: .onBlanks)
    guard isVisible || actualPen.background != pen.background else { return actualPen }
    if let next { return next }
    var result = actualPen
    result.background = pen.background
    result.attributes.subtract(.onBlanks)
    return result
  }

  private mutating func repeatGlyph(_ run: Run) {
    let length = run.glyph.count
    // A run up to the right edge is not repeated: the cursor's position after it is uncertain.
    let isInside = (run.end?.column ?? .max) < size.columns
    let canRepeat =
      canRepeat && isInside && !run.hasMarks && run.columns == 1 && run.charset == Charset()
    if canRepeat, (run.count - 1) * length > (run.count > 10 ? 5 : 4) {
      output += frame[run.glyph]
      output += [0x1B, UInt8(ascii: "[")]
      output.appendDecimal(run.count - 1)
      output.append(UInt8(ascii: "b"))
    } else {
      for _ in 0..<run.count { output += frame[run.glyph] }
    }
  }

  private mutating func move(to place: CursorMotion.Place) {
    // Inside a scroll region a line feed may scroll, so the movement must be absolute.
    motion.move(from: scrollsWholeScreen ? actualPlace : nil, to: place, into: &output)
    actualPlace = place
  }

  private mutating func setPen(_ pen: Pen) {
    guard pen != actualPen else { return }
    let change = pen.change(from: actualPen, canSwitchOff: canSwitchOff)
    output += [0x1B, UInt8(ascii: "[")]
    if change.bytes != [UInt8(ascii: "0")] { output += change.bytes }
    output.append(UInt8(ascii: "m"))
    actualPen = pen
  }

  private mutating func setCharset(_ charset: Charset) {
    guard charset != actualCharset else { return }
    if charset.designator != actualCharset?.designator {
      output += [0x1B, UInt8(ascii: "("), charset.designator]
    }
    if charset.isShifted != (actualCharset?.isShifted ?? !charset.isShifted) {
      output.append(charset.isShifted ? 0x0E : 0x0F)
    }
    actualCharset = charset
  }

  // MARK: Everything else

  private mutating func control(_ byte: UInt8) {
    guard var place = wantedPlace else {
      if byte == 0x0E || byte == 0x0F {
        wantedCharset.isShifted = byte == 0x0E
      } else {
        synchronize()
        pass([byte])
      }
      return
    }
    switch byte {
    case 0x08 where place.column > 0: place.column -= 1
    case 0x0D: place.column = 0
    case 0x0A where place.row < size.rows - 1 && scrollsWholeScreen: place.row += 1
    case 0x09 where place.column < size.columns - 8: place.column = (place.column / 8 + 1) * 8
    case 0x0E, 0x0F: wantedCharset.isShifted = byte == 0x0E
    case 0x00, 0x07: pass([byte])
    default:
      synchronize()
      pass([byte])
      (wantedPlace, actualPlace) = (nil, nil)
      return
    }
    wantedPlace = place
  }

  private mutating func perform(_ sequence: TerminalTokens.Sequence) {
    switch sequence.final {
    case UInt8(ascii: "m"):
      if wantedPen == nil, sequence.parameters[0] == 0 { wantedPen = Pen() }
      guard var pen = wantedPen, pen.apply(sequence.parameters) else {
        synchronize()
        pass(sequence.range)
        (wantedPen, actualPen) = (nil, nil)
        return
      }
      wantedPen = pen
    case UInt8(ascii: "H"), UInt8(ascii: "f"):
      let (row, column) = (sequence.count(0) - 1, sequence.count(1) - 1)
      wantedPlace = CursorMotion.Place(
        row: min(row, size.rows - 1), column: min(column, size.columns - 1))
    case UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "C"), UInt8(ascii: "D"),
      UInt8(ascii: "G"), UInt8(ascii: "d"):
      moveStepwise(sequence)
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "@"),
      UInt8(ascii: "P"):
      synchronize()
      pass(sequence.range)
    case UInt8(ascii: "r"):
      synchronize()
      pass(sequence.range)
      scrollsWholeScreen =
        sequence.count(0) == 1
        && (sequence.parameters.count < 2 || sequence.parameters[1] == size.rows)
      (wantedPlace, actualPlace) = (nil, nil)
    case UInt8(ascii: "u"):
      passUnknown(sequence.range)
    default:
      synchronize()
      pass(sequence.range)
      (wantedPlace, actualPlace) = (nil, nil)
    }
  }

  private mutating func moveStepwise(_ sequence: TerminalTokens.Sequence) {
    let isVertical = [UInt8(ascii: "A"), UInt8(ascii: "B")].contains(sequence.final)
    guard var place = wantedPlace, scrollsWholeScreen || !isVertical else {
      synchronize()
      pass(sequence.range)
      (wantedPlace, actualPlace) = (nil, nil)
      return
    }
    let count = sequence.count()
    switch sequence.final {
    case UInt8(ascii: "A"): place.row -= count
    case UInt8(ascii: "B"): place.row += count
    case UInt8(ascii: "C"): place.column += count
    case UInt8(ascii: "D"): place.column -= count
    case UInt8(ascii: "G"): place.column = count - 1
    default: place.row = count - 1
    }
    place.row = min(max(place.row, 0), size.rows - 1)
    place.column = min(max(place.column, 0), size.columns - 1)
    wantedPlace = place
  }

  /// Private modes that change neither the glyphs nor the cursor. Wrapping (7) only matters in the
  /// last column, after which the position is unknown anyway.
  private static let harmless: Set<Int> = [1, 7, 12, 25, 1000, 1002, 1003, 1004, 1006, 2004, 2026]

  private mutating func setMode(_ sequence: TerminalTokens.Sequence) {
    let isHarmless =
      sequence.prefix == UInt8(ascii: "?") && sequence.isPlain
      && (0..<sequence.parameters.count).allSatisfy {
        Self.harmless.contains(sequence.parameters[$0])
      }
    isHarmless ? pass(sequence.range) : passUnknown(sequence.range)
  }

  private mutating func passEscape(_ range: Range<Int>) {
    let keypad = [UInt8(ascii: "="), UInt8(ascii: ">")]
    let isKeypad = range.count == 2 && keypad.contains(frame[range.lowerBound + 1])
    isKeypad ? pass(range) : passUnknown(range)
  }

  /// Sends all delayed changes, so that the terminal's cursor, pen and character set match ncurses'
  /// output.
  private mutating func synchronize() {
    flush(before: nil)
    if let wantedPlace { move(to: wantedPlace) }
    if let wantedPen { setPen(wantedPen) }
    setCharset(wantedCharset)
  }

  private mutating func pass(_ range: Range<Int>) { pass(frame[range]) }

  private mutating func pass(_ bytes: some Collection<UInt8>) {
    flush(before: nil)
    output += bytes
  }

  private mutating func passUnknown(_ range: Range<Int>) {
    synchronize()
    output += frame[range]
    (wantedPlace, actualPlace, wantedPen, actualPen) = (nil, nil, nil, nil)
    actualCharset = nil
  }
}
