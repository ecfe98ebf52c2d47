import Foundation
import Glibc

/// A program on a pseudo terminal whose other end is in the test: every byte that leaves is seen,
/// nothing is interpreted, and nothing answers.
final class PtyProcess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What the reading thread shares with the test.
  private final class Stream: @unchecked Sendable {
    struct State {
      var bytes: [UInt8] = []
      var isOver = false
      var isClosed = false
    }

    private let condition = NSCondition()
    private var state = State()

    /// Reads or changes the state, and wakes who waits for more output.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
      condition.withLock {
        let count = state.bytes.count
        defer { if state.bytes.count > count { condition.broadcast() } }
        return body(&state)
      }
    }

    /// Returns when there are more than `count` bytes, or at a date.
    func awaitOutput(beyond count: Int, until end: Date) {
      condition.withLock {
        while state.bytes.count <= count, condition.wait(until: end) {}
      }
    }

    func read(from file: Int32) {
      var part = [UInt8](repeating: 0, count: 1 << 16)
      while !withLock({ $0.isOver }) {
        var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 50) >= 0 else { return }
        guard entry.revents & Int16(POLLIN) != 0 else {
          if entry.revents != 0 { return }
          continue
        }
        // Under the lock, so that what is neither here nor there is never overlooked, and so that
        // nobody closes the file meanwhile, whose number would soon be another's.
        let hasRead = withLock { state in
          guard !state.isOver else { return false }
          let count = Glibc.read(file, &part, part.count)
          state.bytes += part.prefix(max(count, 0))
          return count > 0
        }
        guard hasRead else { return }
      }
    }
  }

  // TIOCSPTLCK and TIOCGPTN, which are no plain numbers in C.
  private static let unlock: UInt = 0x4004_5431
  private static let tellNumber: UInt = 0x8004_5430

  let folder: URL
  private let master: Int32
  private let slave: Int32
  private let process = Process()
  private let stream = Stream()
  /// False where the bytes stay in the terminal.
  private let reads: Bool
  private let modes: String

  /// Runs `command` in a shell that notes the exit code.
  ///
  /// - Parameter reads: False leaves the bytes where they are, as a stopped terminal does.
  init(
    _ command: String, columns: Int = 100, rows: Int = 30, environment: [String: String] = [:],
    reads: Bool = true
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-pty-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, Self.unlock, &unlocked) == 0,
      ioctl(master, Self.tellNumber, &number) == 0
    else { throw Failure(description: "no pseudo terminal") }
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw Failure(description: "no pseudo terminal") }
    modes = Self.describe(slave)
    self.reads = reads
    Self.setSize(master, columns: columns, rows: rows)

    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = "echo $$ > \(folder.path)/shell; \(command); echo $? > \(folder.path)/code"
    process.arguments = ["setsid", "--ctty", "--wait", "sh", "-c", script]
    let standard = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "ISLAND_PROBE": "0",
      "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state",
    ]
    let inherited = ProcessInfo.processInfo.environment.filter {
      !["TMUX", "STY", "COLORTERM", "NO_COLOR", "LINES", "COLUMNS", "LC_ALL", "LC_CTYPE"]
        .contains($0.key)
    }
    process.environment = inherited.merging(HangGuard.environment) { $1 }
      .merging(standard) { $1 }.merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: slave)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    guard reads else { return }
    let (stream, master) = (stream, master)
    Thread.detachNewThread { stream.read(from: master) }
  }

  deinit {
    // Whoever still runs there hears that the window is gone.
    hangUp()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Everything that has left so far.
  var bytes: [UInt8] { stream.withLock { $0.bytes } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How the terminal is set, to be compared.
  var modesNow: String { Self.describe(slave) }
  var modesBefore: String { modes }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) { Self.setSize(master, columns: columns, rows: rows) }

  /// What a process has mapped into memory. Foundation takes a short read of such a file for its
  /// end.
  static func memoryMap(of process: Int32) -> String {
    let file = open("/proc/\(process)/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = Glibc.read(file, &part, part.count), count > 0 {
      bytes += part.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The processes that a program has started; each of its threads has those of its own.
  static func children(of process: Int32) throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
      .compactMap {
        try? String(contentsOfFile: "/proc/\(process)/task/\($0)/children", encoding: .utf8)
      }
      .flatMap { $0.split(separator: " ").compactMap { Int32($0) } }
  }

  /// A process that has ended may still wait to be noticed by its parent.
  static func isRunning(_ process: Int32) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !stat.contains(") Z ")
  }

  /// The window is closed; a second time there is none to close.
  func hangUp() {
    stream.withLock { state in
      guard !state.isClosed else { return }
      (state.isOver, state.isClosed) = (true, true)
      _ = close(slave)
      _ = close(master)
    }
  }

  /// The program below the shell; waits for it.
  func program() throws -> Int32 {
    var program: Int32?
    try wait(for: "the program below the shell") {
      guard
        let shell = try? String(
          contentsOf: folder.appendingPathComponent("shell"), encoding: .utf8),
        let id = Int32(shell.filter(\.isNumber))
      else { return false }
      let children = try? String(
        contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
      program = children?.split(separator: " ").first.flatMap { Int32($0) }
      return program != nil
    }
    return program ?? -1
  }

  /// Waits for a state; fails with what came so far.
  func wait(
    for what: String, seconds: Double = HangGuard.seconds, until isThere: () throws -> Bool
  ) throws {
    guard try comes(within: seconds, isThere) else {
      throw Failure(
        description:
          "\(what) did not come; the last bytes were \(text.suffix(600).debugDescription)")
    }
  }

  /// What is no output, such as a file or the end of a process, is looked for again after so many
  /// seconds.
  private static let interval = 0.01

  /// Looks for a state at every output; false when it does not come in time.
  func comes(within seconds: Double, _ isThere: () throws -> Bool) rethrows -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while true {
      let count = stream.withLock { $0.bytes.count }
      if try isThere() { return true }
      let now = Date()
      guard now < end else { return false }
      stream.awaitOutput(beyond: count, until: min(end, now.addingTimeInterval(Self.interval)))
    }
  }

  /// Waits for the end; the code as a shell says it.
  func exitCode(seconds: Double = HangGuard.seconds) throws -> Int32 {
    let file = folder.appendingPathComponent("code")
    var code: Int32?
    try wait(for: "the end", seconds: seconds) {
      code = (try? String(contentsOf: file, encoding: .utf8)).flatMap {
        Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      return code != nil
    }
    // What left before the end is on its way for a moment longer; a mark sent behind it arrives
    // behind it.
    if reads, !stream.withLock({ $0.isOver }) {
      _ = Self.mark.withUnsafeBytes { Glibc.write(slave, $0.baseAddress, $0.count) }
      try wait(for: "the last bytes") { takeMark() }
    }
    return code ?? -1
  }

  /// Bytes that no program sends.
  private static let mark: [UInt8] = Array("\u{1}\u{2}the last bytes\u{2}\u{1}".utf8)

  /// Takes the mark out of what was read; false while it has not come.
  private func takeMark() -> Bool {
    stream.withLock { state in
      guard let range = state.bytes.firstRange(of: Self.mark) else { return state.isOver }
      state.bytes.removeSubrange(range)
      return true
    }
  }

  private static func setSize(_ file: Int32, columns: Int, rows: Int) {
    var window = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(file, UInt(TIOCSWINSZ), &window)
  }

  private static func describe(_ file: Int32) -> String {
    var modes = termios()
    guard tcgetattr(file, &modes) == 0 else { return "gone" }
    let keys = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(keys)"
  }
}
