package import Foundation
import Glibc
import Synchronization

/// A node that runs JavaScript of others beside this process: lines of JSON go to it, and come from it.
///
/// It ends with this process, however that ends, and it is started before this process enters its own
/// sandbox, which lets it start nothing.
package final class ScriptProcess: Sendable {
  package let command: ScriptCommand
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  /// Guards the order of lines that several threads write.
  private let writing = Mutex(())

  /// Lines that are longer end the script.
  private static let longestLine = 64 << 20
  /// The bytes that are read at once.
  private static let readAtOnce = 1 << 16
  /// How often `onIdle` is called while nothing comes, in milliseconds.
  private static let idleMilliseconds: Int32 = 250

  /// Starts the script.
  ///
  /// - Throws: `ScriptFailure.cannotStart`.
  package init(_ command: ScriptCommand) throws(ScriptFailure) {
    self.command = command
    let words = command.words
    var ends: [(own: Int32, other: Int32)] = []
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
        throw .cannotStart(path: words[0], code: errno)
      }
      ends.append((pair[0], pair[1]))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, end) in ends.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end.other, Int32(stream))
    }
    // What else is open here is no business of the script's, and would stay open as long as it runs.
    for descriptor in Self.openDescriptors where descriptor > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = ScriptCommand.variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, words[0], &actions, nil, &arguments, &environment)
    for end in ends { close(end.other) }
    (input, output, errors) = (ends[0].own, ends[1].own, ends[2].own)
    guard code == 0 else {
      for end in ends { close(end.own) }
      throw .cannotStart(path: words[0], code: code)
    }
  }

  /// Those of this process; one that is closed meanwhile does no harm.
  private static var openDescriptors: [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return (names ?? []).compactMap { Int32($0) }
  }

  deinit {
    for descriptor in [input, output, errors] { close(descriptor) }
  }

  /// Sends a line, from any thread. A script that has ended gets nothing.
  package func send(_ line: Data) {
    writing.withLock { _ in
      var rest = (line + [0x0a])[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          // A signal would end this process.
          Glibc.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Reads on a thread of its own until the script ends. What the script writes to its standard error
  /// is written to that of this process.
  ///
  /// - Parameters:
  ///   - onLine: Called with each line.
  ///   - onIdle: Called some times a second while nothing comes; nil: nobody is woken then.
  ///   - onEnd: Called once.
  package func read(
    onLine: @escaping @Sendable (Data) -> Void, onIdle: (@Sendable () -> Void)? = nil,
    onEnd: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [self] in
      readLines(onLine, onIdle)
      onEnd()
    }
    Thread.detachNewThread { [self] in copyErrors() }
  }

  private func readLines(_ onLine: (Data) -> Void, _ onIdle: (() -> Void)?) {
    var buffer = Data()
    /// Where the search for the end of a line goes on.
    var searched = 0
    while buffer.count < Self.longestLine {
      var waited = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waited, 1, onIdle == nil ? -1 : Self.idleMilliseconds)
      onIdle?()
      guard ready != 0 else { continue }
      guard let bytes = Self.bytes(from: output) else { return }
      buffer += bytes
      while let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: 0x0a) {
        onLine(Data(buffer[..<end]))
        buffer = Data(buffer[(end + 1)...])
        searched = 0
      }
      searched = buffer.count
    }
  }

  private func copyErrors() {
    while let bytes = Self.bytes(from: errors) {
      bytes.withUnsafeBytes { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
  }

  /// Waits for bytes; nil: there will be none.
  private static func bytes(from descriptor: Int32) -> Data? {
    var buffer = [UInt8](repeating: 0, count: readAtOnce)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Data(buffer[..<count]) : nil
    }
  }
}
