import Foundation
import Glibc

/// A process of our own with pipes to its standard streams, none of which ever blocks us.
///
/// Foundation's `Process` waits for everything that inherited its socket to end, the helpers of a
/// crashed child among them; the emulator cannot.
struct ChildProcess: Sendable {
  enum End: Sendable {
    case code(Int32)
    case signal(Int32)
  }

  struct Failure: Error, LocalizedError {
    var code: Int32
    var errorDescription: String? { String(cString: strerror(code)) }
  }

  /// Our ends: the child's standard input, output and error.
  let input: Int32
  let output: Int32
  let errors: Int32
  private let identifier: pid_t

  /// - Parameter environment: What goes before our own environment.
  init(
    executable: String, arguments: [String], environment: [String: String] = [:]
  ) throws(Failure) {
    var descriptors: [Int32] = []
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure(code: errno) }
      // Everything but what the child is given closes in it, and in its siblings.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      descriptors += ends
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptors[0], 0)
    posix_spawn_file_actions_adddup2(&actions, descriptors[3], 1)
    posix_spawn_file_actions_adddup2(&actions, descriptors[5], 2)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var environment = Self.environment(with: environment).map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, executable, &actions, nil, &words, &environment)
    for index in [0, 3, 5] { Glibc.close(descriptors[index]) }
    input = descriptors[1]
    output = descriptors[2]
    errors = descriptors[4]
    self.identifier = identifier
    guard code == 0 else {
      close()
      throw Failure(code: code)
    }
    for descriptor in [input, output, errors] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Ours, without Swift's backtracer: it takes seconds over a trap whose message is already there.
  private static func environment(with own: [String: String]) -> [String] {
    ProcessInfo.processInfo.environment
      .merging(own) { $1 }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .map { "\($0.key)=\($0.value)" }
  }

  /// Waits for a child that is ending; one that lingers is killed after a fifth of a second.
  func wait() -> End {
    var status: Int32 = 0
    for round in 0..<40 {
      if waitpid(identifier, &status, WNOHANG) == identifier { return Self.end(status) }
      poll(nil, 0, round < 20 ? 1 : 9)
    }
    Glibc.kill(identifier, SIGKILL)
    waitpid(identifier, &status, 0)
    return Self.end(status)
  }

  /// Asks a child that hangs to say where, and to end.
  func interrupt() { Glibc.kill(identifier, SIGXCPU) }

  func kill() {
    var status: Int32 = 0
    Glibc.kill(identifier, SIGKILL)
    waitpid(identifier, &status, 0)
  }

  func close() {
    for descriptor in [input, output, errors] { Glibc.close(descriptor) }
  }

  /// As the macros of `wait(2)` take a status apart.
  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7f
    return signal == 0 ? .code(status >> 8 & 0xff) : .signal(signal)
  }
}
