import Foundation
import Glibc

/// A process that is run to its end, or killed with everything that it has started when its time is
/// over.
///
/// Not Foundation's `Process`: that waits for everything that has inherited its socket or a pipe, and
/// one orphan would keep a whole test run waiting.
struct BoundedProcess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  var arguments: [String]
  var environment: [String: String]
  /// The standard input; nil: `/dev/null`.
  var input: Int32?
  /// False discards the error output.
  var keepsErrors = true
  /// Another than the folder of the tests.
  var workingDirectory: String?

  /// POSIX_SPAWN_SETSID, which the C library declares only with `_GNU_SOURCE`.
  private static let newSession: Int16 = 0x80

  private typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
  /// Of glibc 2.34, which Swift does not import.
  private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
    .map { unsafeBitCast($0, to: CloseFrom.self) }

  /// - Parameter arguments: The first one is looked up in `PATH`.
  init(_ arguments: [String], environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the process in a session of its own, which has no controlling terminal to open.
  ///
  /// - Parameter seconds: After these it is killed.
  /// - Throws: `Failure` when it cannot be started or was killed, with what it has printed.
  func run(seconds: Double = HangGuard.seconds) throws -> Program.Run {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (
      folder.appendingPathComponent("output"), folder.appendingPathComponent("errors")
    )
    let identifier = try spawn(output: output.path, errors: keepsErrors ? errors.path : "/dev/null")
    let status = Self.wait(for: identifier, seconds: seconds)
    func text(_ file: URL) -> String {
      String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    }
    guard let status else {
      throw Failure(
        description: """
          \(arguments.joined(separator: " ")) did not end within \(Int(seconds)) s; it printed:
          \(text(output))\(text(errors))
          """)
    }
    let signal = status & 0x7f
    return Program.Run(
      code: signal == 0 ? status >> 8 & 0xff : signal, output: text(output), errors: text(errors))
  }

  private func spawn(output: String, errors: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o600)
    _ = Self.closeFrom?(&actions, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    let directory = workingDirectory.map { ["-C", $0] } ?? []
    var commandLine = (["env"] + directory + arguments).map { strdup($0) } + [nil]
    var values = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in commandLine + values { free(text) } }
    var identifier: pid_t = 0
    let code = posix_spawn(
      &identifier, "/usr/bin/env", &actions, &attributes, &commandLine, &values)
    guard code == 0 else {
      throw Failure(description: "cannot start \(arguments): \(String(cString: strerror(code)))")
    }
    return identifier
  }

  /// The status of a process that another thread waits for.
  private final class Status: @unchecked Sendable {
    private let ended = DispatchSemaphore(value: 0)
    private var status: Int32 = 0

    func note(_ status: Int32) {
      self.status = status
      ended.signal()
    }

    /// Nil: the process has not ended until then.
    func wait(until end: DispatchTime) -> Int32? {
      ended.wait(timeout: end) == .success ? status : nil
    }
  }

  /// Returns the wait status of a process; nil when it had to be killed.
  private static func wait(for identifier: pid_t, seconds: Double) -> Int32? {
    let status = Status()
    Thread.detachNewThread {
      var value: Int32 = 0
      while waitpid(identifier, &value, 0) == -1, errno == EINTR {}
      status.note(value)
    }
    if let ended = status.wait(until: .now() + seconds) { return ended }
    kill(-identifier, SIGKILL)
    _ = status.wait(until: .distantFuture)
    return nil
  }
}
