import CNcurses
import CellRaster
import Glibc

/// An ncurses screen that draws into memory: each frame is a value (terminal.md §6).
///
/// ncurses has one current screen per process and no locks, so all screens of a process have to be
/// used from one thread at a time.
final class CursesScreen {
  private let screen: OpaquePointer
  private let output: UnsafeMutablePointer<FILE>
  private let input: UnsafeMutablePointer<FILE>
  private let memory: Int32
  private var painter: GridPainter
  /// Nil for terminals whose language is not known.
  private var thinner: FrameThinner?

  /// - Parameters:
  ///   - terminfo: Prepared for `depth`.
  ///   - term: For the error, when ncurses does not accept the description.
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
    // No size can be asked of a memory file; the description exists nowhere else.
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
      use_default_colors()  // or pair 0 would be colour 7, nearly black in 24 bit
    }
    thinner = FrameThinner(terminfo: terminfo, size: size, isUTF8: LocaleSetup.isUTF8)
    painter = GridPainter(
      pairs: ColorPairs(depth: depth, colors: Int(nc_colors()), limit: Int(nc_pairs())),
      hasColors: hasColors)
    typeahead(-1)  // or doupdate would stop half-way when a key is waiting
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

  /// The terminal repeats a glyph when it is told to (REP).
  var canRepeat: Bool {
    get { thinner?.canRepeat ?? false }
    set { thinner?.canRepeat = newValue }
  }

  /// The bytes that turn the last frame into `grid`; none when it looks the same.
  func draw(_ grid: CellGrid) -> [UInt8] {
    select()
    guard let window = nc_stdscr(), painter.paint(grid, in: window) else { return [] }
    wnoutrefresh(window)
    doupdate()
    return takeBytes()
  }

  /// Follows the terminal's size; the next frame is drawn in full.
  func resize(to size: CellSize) {
    select()
    resizeterm(Int32(max(size.rows, 1)), Int32(max(size.columns, 1)))
    redraw()
    thinner?.forget(size: size)
  }

  /// The next frame is drawn in full: something else may have written to the terminal.
  func redraw() {
    select()
    painter.forget()
    thinner?.forget()
    clearok(nc_curscr(), true)
  }

  /// The bytes that end ncurses' work. Drawing again takes it up again.
  func end() -> [UInt8] {
    select()
    endwin()
    return takeBytes()
  }

  /// The key that the terminal's description gives for a sequence.
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

  /// Reads what ncurses wrote and makes room for the next frame.
  private func takeBytes() -> [UInt8] {
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(memory, &bytes, count, 0)
    lseek(memory, 0, SEEK_SET)
    if read < count { bytes.removeLast(count - max(read, 0)) }
    return thinner?.thin(bytes) ?? bytes
  }
}
