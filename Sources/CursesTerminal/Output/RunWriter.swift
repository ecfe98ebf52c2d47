/// Writes runs of glyphs: moves the cursor and changes the pen before each, by the shortest
/// sequences.
struct RunWriter {
  /// A sequence of equal glyphs side by side.
  private struct Run {
    var glyph: GlyphBytes
    var pen: Pen
    var start: CursorMotion.Place
    var count = 1
    var isBlank: Bool

    /// The column after the last glyph.
    var end: Int { start.column + count * glyph.columns }
  }

  private let motion: CursorMotion
  /// The columns of the terminal.
  private var columns: Int
  /// True when colours and attributes can be turned off one by one.
  private let canSwitchOff: Bool
  /// True when the terminal repeats a glyph of several bytes (REP), as measured (OUTPUT-6).
  var canRepeat = false
  private var output: [UInt8] = []
  private var run: Run?
  /// The cursor's position. Nil: unknown.
  private var place: CursorMotion.Place?
  /// The terminal's pen. Nil: unknown.
  private var pen: Pen?

  init(motion: CursorMotion, columns: Int, canSwitchOff: Bool) {
    self.motion = motion
    self.columns = columns
    self.canSwitchOff = canSwitchOff
  }

  /// Discards the state of the terminal, because other output has changed it.
  mutating func forget(columns: Int) {
    self.columns = columns
    (place, pen) = (nil, nil)
  }

  /// Discards the selected colours and attributes, because other output has changed them.
  mutating func forgetPen() { pen = nil }

  /// Where the last glyph ends. Nil: unknown.
  var end: CursorMotion.Place? {
    run.map { CursorMotion.Place(row: $0.start.row, column: $0.end) } ?? place
  }

  /// The pen of the last glyph. Nil: unknown.
  var endPen: Pen? { run?.pen ?? pen }

  /// Begins the output of a frame.
  mutating func begin() { output.removeAll(keepingCapacity: true) }

  /// Returns the output of the frame.
  mutating func finish() -> [UInt8] {
    flush(before: nil)
    return output
  }

  /// Resets the pen and erases the screen.
  mutating func clear() {
    output += [0x1B, UInt8(ascii: "["), UInt8(ascii: "m")]
    output += [0x1B, UInt8(ascii: "["), UInt8(ascii: "H")]
    output += [0x1B, UInt8(ascii: "["), UInt8(ascii: "2"), UInt8(ascii: "J")]
    (pen, place) = (Pen(), CursorMotion.Place(row: 0, column: 0))
  }

  /// Adds a glyph to the run, or begins a new one with it.
  mutating func append(_ glyph: GlyphBytes, pen: Pen, at place: CursorMotion.Place) {
    if var run, !glyph.isUncertain, run.glyph == glyph, run.pen == pen,
      run.start.row == place.row, run.end == place.column
    {
      run.count += 1
      self.run = run
      return
    }
    flush(before: pen)
    run = Run(
      glyph: glyph, pen: pen, start: place,
      isBlank: glyph.isBlank && pen.attributes.isDisjoint(with: .onBlanks))
  }

  /// Writes the run. `next` is the pen of the glyph that follows; nil: none does in this frame. A
  /// blank that needs a colour change takes the colours of that pen, which is shorter than two
  /// changes.
  private mutating func flush(before next: Pen?) {
    guard let run else { return }
    self.run = nil
    motion.move(from: place, to: run.start, into: &output)
    setPen(run.isBlank ? penOfBlank(run.pen, before: next) : run.pen)
    if run.glyph.isUncertain { return writeUncertain(run) }
    let isAtEdge = run.end >= columns
    place = isAtEdge ? nil : CursorMotion.Place(row: run.start.row, column: run.end)
    writeGlyphs(run, isAtEdge: isAtEdge)
  }

  /// Writes a glyph of unknown width: where it might take one column of two, the second is blank, and
  /// what follows is placed anew.
  private mutating func writeUncertain(_ run: Run) {
    if run.glyph.columns == 2 {
      output += [0x20, 0x20]
      motion.move(from: nil, to: run.start, into: &output)
    }
    run.glyph.append(to: &output)
    place = nil
  }

  private func penOfBlank(_ wanted: Pen, before next: Pen?) -> Pen {
    let next = next.flatMap { $0.looksEqualOnBlank(wanted) ? $0 : nil }
    guard let pen else { return next ?? wanted }
    if pen.looksEqualOnBlank(wanted) { return pen }
    if let next { return next }
    var result = pen
    result.background = wanted.background
    result.attributes.subtract(.onBlanks)
    return result
  }

  /// - Parameter isAtEdge: The run ends at the right edge, after which the cursor's position is
  ///   uncertain.
  private mutating func writeGlyphs(_ run: Run, isAtEdge: Bool) {
    run.glyph.append(to: &output)
    let rest = run.count - 1
    let digits = rest >= 100 ? 3 : rest >= 10 ? 2 : 1
    if canRepeat, !isAtEdge, run.glyph.canRepeat, rest * run.glyph.count > 3 + digits {
      output += [0x1B, UInt8(ascii: "[")]
      output.appendDecimal(rest)
      output.append(UInt8(ascii: "b"))
    } else {
      for _ in 0..<rest { run.glyph.append(to: &output) }
    }
  }

  private mutating func setPen(_ wanted: Pen) {
    guard wanted != pen else { return }
    let change = wanted.change(from: pen, canSwitchOff: canSwitchOff)
    output += [0x1B, UInt8(ascii: "[")]
    if change.bytes != [UInt8(ascii: "0")] { output += change.bytes }
    output.append(UInt8(ascii: "m"))
    pen = wanted
  }
}
