import Foundation
import Glibc
import HostProtocol
import Sandbox

/// A child process with pipes to its standard streams; reads and writes on them never block.
///
/// It is the leader of a session of its own: it has no terminal that user code could write to, and
/// what user code starts ends with it.
///
/// Foundation's `Process` waits until every process that inherited its socket has ended, including
/// the helpers of a crashed child; the emulator cannot wait that long.
package struct ChildProcess: Sendable {
  enum End: Sendable {
    case code(Int32)
    case signal(Int32)
    /// The emulator has ended it, because it had met a limit.
    case limit(ResourceLimits.Resource)

    var isLimit: Bool { if case .limit = self { true } else { false } }
  }

  struct Failure: Error, LocalizedError {
    var code: Int32
    var errorDescription: String? { String(cString: strerror(code)) }
  }

  /// The parent's ends of the pipes to the child's standard input, output and error.
  let input: Int32
  let output: Int32
  let errors: Int32
  let identifier: pid_t
  private let guardian: UseGuard

  /// POSIX_SPAWN_SETSID, which the C library declares only with `_GNU_SOURCE`.
  private static let newSession: Int16 = 0x80

  private typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

  /// `posix_spawn_file_actions_addclosefrom_np`, which Swift does not import; glibc has it since
  /// 2.34.
  private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
    .map { unsafeBitCast($0, to: CloseFrom.self) }

  /// `close_range`, which Swift does not import; glibc has it since 2.34.
  private static let closeRange = dlsym(nil, "close_range")
    .map { unsafeBitCast($0, to: (@convention(c) (UInt32, UInt32, Int32) -> Int32).self) }

  /// Makes two sockets that are connected, of which the first is read; false: there are no descriptors.
  private static func pair(_ ends: inout [Int32]) -> Bool {
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0
  }

  /// Makes the three pipes, as reading and writing end of input, output and errors.
  private static func pipes() throws(Failure) -> [Int32] {
    var descriptors: [Int32] = []
    for index in 0..<3 {
      var ends: [Int32] = [-1, -1]
      // A pipe could be opened for reading through /proc, with the key of a widget process in it.
      guard index == 1 ? Self.pair(&ends) : pipe(&ends) == 0 else {
        let code = errno
        for descriptor in descriptors { Glibc.close(descriptor) }
        throw Failure(code: code)
      }
      // Close-on-exec: the child and later children inherit only the three standard streams.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      descriptors += ends
    }
    return descriptors
  }

  /// Keeps the parent's ends of the pipes.
  private init(identifier: pid_t, pipes descriptors: [Int32], _ guardian: UseGuard) {
    (self.identifier, self.guardian) = (identifier, guardian)
    (input, output, errors) = (descriptors[1], descriptors[2], descriptors[4])
    for index in [0, 3, 5] { Glibc.close(descriptors[index]) }
    for descriptor in [input, output, errors] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Forks this process: the child is there at once, without loading the program a second time. Call
  /// it while the process has one thread. Nil: there is no child.
  ///
  /// - Parameter run: What the child does, with the pipes as its standard streams.
  package static func fork(_ run: () -> Never) -> ChildProcess? {
    // Swift does not import `fork`, because of the threads that are not in the child.
    guard let symbol = dlsym(nil, "fork"), let descriptors = try? pipes() else { return nil }
    let identifier = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)()
    guard identifier == 0 else {
      let child = ChildProcess(identifier: identifier, pipes: descriptors, .shared)
      if identifier < 0 { child.close() }
      return identifier < 0 ? nil : child
    }
    setsid()
    for (stream, index) in [(0, 0), (1, 3), (2, 5)] { dup2(descriptors[index], Int32(stream)) }
    // The pipes, and every descriptor that this process has inherited: a reader of an inherited pipe
    // would else wait for the child's end, too.
    _ = Self.closeRange?(3, .max, 0)
    run()
  }

  /// Spawns the process.
  ///
  /// - Parameters:
  ///   - variables: Those that override the inherited environment.
  ///   - guardian: Ends it when it meets a limit.
  /// - Throws: `Failure` with the `errno` of `pipe` or `posix_spawn`.
  init(
    executable: String, arguments: [String], environment variables: [String: String] = [:],
    guardian: UseGuard = .shared
  ) throws(Failure) {
    let descriptors = try Self.pipes()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptors[0], 0)
    posix_spawn_file_actions_adddup2(&actions, descriptors[3], 1)
    posix_spawn_file_actions_adddup2(&actions, descriptors[5], 2)
    // Foundation does not mark its pipes close-on-exec. A child that inherits the writing end of a
    // tool that another thread is starting would keep that tool's reader waiting for the end.
    _ = Self.closeFrom?(&actions, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    var commandLine = ([executable] + arguments).map { strdup($0) } + [nil]
    var environment = Self.environment(with: variables).map { strdup($0) } + [nil]
    defer { for pointer in commandLine + environment { free(pointer) } }
    var identifier: pid_t = 0
    let code = posix_spawn(
      &identifier, executable, &actions, &attributes, &commandLine, &environment)
    self.init(identifier: identifier, pipes: descriptors, guardian)
    guard code == 0 else {
      close()
      throw Failure(code: code)
    }
    guardian.watch(identifier, folders: ContainerVariables.folders(in: variables))
  }

  /// True for a variable that a child inherits: others can be secrets of the user's shell.
  private static func isInherited(_ name: String) -> Bool {
    inheritedNames.contains(name) || inheritedPrefixes.contains(where: name.hasPrefix)
  }

  private static let inheritedNames: Set = [
    "HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LOGNAME", "PATH", "TMPDIR", "TZ", "USER",
  ]
  private static let inheritedPrefixes = ["FONTCONFIG_", "ISLAND_", "LC_", "SWIFT_", "XDG_"]

  /// Returns the inherited environment with `own` merged in and Swift's backtracer disabled, which
  /// would spend seconds on a crash whose message is already printed.
  private static func environment(with own: [String: String]) -> [String] {
    ProcessInfo.processInfo.environment.filter { isInherited($0.key) }
      .merging(own) { $1 }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .map { "\($0.key)=\($0.value)" }
  }

  /// Returns how the process ended; nil while it runs. An ended process must not be asked again.
  ///
  /// - Parameter isKilled: True kills a process that still runs.
  func end(killing isKilled: Bool) -> End? {
    // The status is left for later: until then no other process can get the identifier.
    var info = siginfo_t()
    let hasEnded =
      waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo == SIGCHLD
    guard hasEnded || isKilled else { return nil }
    let (status, limit) = killGroup()
    return limit.map(End.limit) ?? Self.end(status)
  }

  /// Tells that the child is about to be asked something.
  func isAsked() { guardian.hurry() }

  /// Sends SIGXCPU to a child that hangs, so that it writes its stack frames and exits.
  func interrupt() { Glibc.kill(identifier, SIGXCPU) }

  func kill() { _ = killGroup() }

  /// Kills the process with everything that it has started, and returns its wait status and the limit
  /// for which it had been ended before.
  private func killGroup() -> (status: Int32, limit: ResourceLimits.Resource?) {
    let limit = guardian.release(identifier)
    var status: Int32 = 0
    // Those that have left the group; a stopped process starts no more of them.
    Glibc.kill(identifier, SIGSTOP)
    ProcessTree.end(below: identifier)
    Glibc.kill(-identifier, SIGKILL)
    waitpid(identifier, &status, 0)
    // This process is the parent of what the child has left.
    while waitpid(-identifier, nil, WNOHANG) > 0 {}
    return (status, limit)
  }

  func close() {
    for descriptor in [input, output, errors] { Glibc.close(descriptor) }
  }

  /// Decodes a wait status like the macros of `wait(2)`.
  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7f
    return signal == 0 ? .code(status >> 8 & 0xff) : .signal(signal)
  }
}
