import CNcurses
import CellRaster
import Glibc

/// An ncurses screen that writes into memory, and returns each frame as bytes (OUTPUT-1).
///
/// Where the terminal uses ECMA-48 sequences, as nearly all do, frames are written by
/// `FrameWriter`, and ncurses only sets the terminal up; elsewhere ncurses draws them.
///
/// ncurses has one current screen per process and no locks, so all screens of a process must be
/// used from one thread at a time.
final class CursesScreen {
  private let screen: OpaquePointer
  private let output: UnsafeMutablePointer<FILE>
  private let input: UnsafeMutablePointer<FILE>
  private let memory: Int32
  private var painter: GridPainter
  /// Nil: the terminal's escape sequences are not ECMA-48.
  private var writer: FrameWriter?
  /// True when ncurses has set the terminal up since its start or `end`.
  private var isSetUp = false

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - terminfo: The terminal's description, prepared for `depth`.
  ///   - term: The terminal's name for the error.
  /// - Throws: `TerminalError.noResources` when no memory file can be opened, `.refused` when
  ///   ncurses rejects the description.
  init(
    terminfo: Terminfo, term: String, depth: ColorDepth, size: CellSize
  ) throws(TerminalError) {
    memory = nc_memfd("frame")
    guard memory >= 0 else { throw .noResources(code: errno) }
    guard let output = fdopen(memory, "r+") else {
      let code = errno
      close(memory)
      throw .noResources(code: code)
    }
    guard let input = fopen("/dev/null", "r") else {
      let code = errno
      fclose(output)
      throw .noResources(code: code)
    }
    let name = "island-screen"
    // A memory file has no window size, and the description is passed in the environment only.
    let screen = ProcessEnvironment.with([
      "TERMINFO": terminfo.environmentValue(name: name), "LINES": "\(max(size.rows, 1))",
      "COLUMNS": "\(max(size.columns, 1))",
    ]) { newterm(name, output, input) }
    guard let screen else {
      fclose(output)
      fclose(input)
      throw .refused(term: term)
    }
    (self.screen, self.output, self.input) = (screen, output, input)
    var hasColors = false
    if depth != .mono, has_colors() {
      hasColors = start_color() == OK
      use_default_colors()  // else pair 0 is colour 7, nearly black in 24 bit
    }
    writer = FrameWriter(
      terminfo: terminfo, size: size, depth: depth, isUTF8: LocaleSetup.isUTF8)
    painter = GridPainter(
      pairs: ColorPairs(depth: depth, colors: Int(nc_colors()), limit: Int(nc_pairs())),
      hasColors: hasColors)
    typeahead(-1)  // else doupdate stops half-way when a key is waiting
    leaveok(nc_stdscr(), true)
    keypad(nc_stdscr(), true)  // also loads the names of the keys
    curs_set(0)
  }

  deinit {
    select()
    delscreen(screen)
    fclose(output)
    fclose(input)
  }

  var pairCount: Int { painter.pairCount }

  /// True when the terminal supports repeating a glyph (REP).
  var canRepeat: Bool {
    get { writer?.canRepeat ?? false }
    set { writer?.canRepeat = newValue }
  }

  /// Adopts the widths that the terminal gives to glyphs; the next frame is drawn in full. Not where
  /// ncurses draws, which places the cursor by the C library's widths.
  func adopt(_ widths: GlyphWidths) { writer?.adopt(widths) }

  /// Adopts another depth of colours; the next frame is drawn in full. Returns false where ncurses
  /// draws, which has its own.
  func adopt(_ terminfo: Terminfo, depth: ColorDepth) -> Bool {
    guard writer != nil else { return false }
    writer?.adopt(terminfo, depth: depth)
    return true
  }

  /// Forgets the colours that the terminal has selected, because a query has changed them.
  func forgetPen() { writer?.forgetPen() }

  /// Returns the bytes that change the last frame to `grid`; empty when nothing visible changes.
  func draw(_ grid: CellGrid) -> [UInt8] {
    guard writer != nil else {
      select()
      guard let window = nc_stdscr(), painter.paint(grid, in: window) else { return [] }
      return refresh(window)
    }
    let setup = isSetUp ? [] : setUp()
    return setup + (writer?.draw(grid) ?? [])
  }

  /// True when cells can be left to pictures.
  var canCover: Bool { writer != nil }

  /// Leaves cells to pictures from now on.
  func cover(_ rects: [CellRect]) { writer?.cover(rects) }

  /// Returns the bytes with which ncurses sets the terminal up.
  private func setUp() -> [UInt8] {
    isSetUp = true
    writer?.forget()
    select()
    return nc_stdscr().map(refresh) ?? []
  }

  private func refresh(_ window: UnsafeMutablePointer<WINDOW>) -> [UInt8] {
    wnoutrefresh(window)
    doupdate()
    return takeBytes()
  }

  /// Changes the size of the screen; the next frame is drawn in full.
  func resize(to size: CellSize) {
    select()
    resizeterm(Int32(max(size.rows, 1)), Int32(max(size.columns, 1)))
    redraw()
    writer?.forget(size: size)
  }

  /// Makes the next frame draw in full, because other output may have changed the terminal.
  func redraw() {
    select()
    painter.forget()
    writer?.forget()
    clearok(nc_curscr(), true)
  }

  /// Returns the bytes that end ncurses' mode (`endwin`). The next `draw` starts it again.
  func end() -> [UInt8] {
    isSetUp = false
    select()
    endwin()
    return takeBytes()
  }

  /// Returns the key for a sequence according to the terminal's description; nil when it has none.
  func key(for sequence: [UInt8]) -> Key? {
    guard !sequence.contains(0) else { return nil }
    select()
    let code = key_defined(sequence.map { CChar(bitPattern: $0) } + [0])
    switch code {
    case KEY_UP: return .up
    case KEY_DOWN: return .down
    case KEY_LEFT: return .left
    case KEY_RIGHT: return .right
    case KEY_HOME: return .home
    case KEY_END: return .end
    case KEY_PPAGE: return .pageUp
    case KEY_NPAGE: return .pageDown
    case KEY_DC: return .delete
    case KEY_BACKSPACE: return .backspace
    case KEY_ENTER: return .enter
    case KEY_BTAB: return .backTab
    case KEY_F0 + 1...KEY_F0 + 63: return .function(Int(code - KEY_F0))
    default: return nil
    }
  }

  private func select() { set_term(screen) }

  /// Returns the bytes that ncurses wrote and empties the memory file.
  private func takeBytes() -> [UInt8] {
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(memory, &bytes, count, 0)
    lseek(memory, 0, SEEK_SET)
    if read < count { bytes.removeLast(count - max(read, 0)) }
    return bytes
  }
}
