import Foundation
import Glibc

/// A program that reads lines and answers each with one, with pipes to its three streams.
///
/// Not Foundation's `Process`, which waits for everything that inherited its socket to end.
final class AppProcess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let identifier: pid_t
  private let input: Int32
  private let output: Int32
  private let errorFile: URL
  private var unread = Data()
  private var isOver = false

  static var bakery: String { TmuxTerminal.buildFolder.appendingPathComponent("bakery").path }

  /// - Parameter folder: where its standard error is kept.
  init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String], folder: URL
  ) throws {
    var inward: [Int32] = [-1, -1]
    var outward: [Int32] = [-1, -1]
    guard pipe(&inward) == 0, pipe(&outward) == 0 else {
      throw Failure(description: String(cString: strerror(errno)))
    }
    for end in inward + outward { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    errorFile = folder.appendingPathComponent("errors-\(UUID().uuidString.prefix(8))")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inward[0], 0)
    posix_spawn_file_actions_adddup2(&actions, outward[1], 1)
    posix_spawn_file_actions_addopen(
      &actions, 2, errorFile.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("ISLAND_") }
    let values = inherited.merging(HangGuard.environment) { $1 }
      .merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
    var commandLine = ([executable] + arguments).map { strdup($0) } + [nil]
    var texts = values.map { strdup($0) } + [nil]
    defer { for text in commandLine + texts { free(text) } }
    var identifier: pid_t = 0
    var code: Int32
    let end = Date().addingTimeInterval(HangGuard.seconds)
    repeat {
      code = posix_spawn(&identifier, executable, &actions, nil, &commandLine, &texts)
      // A copy that was just written: a child that another test has started meanwhile still has it
      // open until it runs its own program.
    } while code == ETXTBSY && Date() < end && sched_yield() == 0
    close(inward[0])
    close(outward[1])
    self.identifier = identifier
    input = inward[1]
    output = outward[0]
    if code != 0 {
      isOver = true
      throw Failure(description: "cannot start \(executable): \(String(cString: strerror(code)))")
    }
  }

  deinit {
    kill()
    close(input)
    close(output)
  }

  /// Says a line and waits for the answer.
  func ask(_ line: String, seconds: Double = HangGuard.seconds) throws -> String {
    let bytes = Array("\(line)\n".utf8)
    guard write(input, bytes, bytes.count) == bytes.count else {
      throw Failure(description: "the program does not listen; it said: \(errors)")
    }
    return try answer(seconds: seconds)
  }

  /// The next line that it says.
  func answer(seconds: Double = HangGuard.seconds) throws -> String {
    let end = Date().addingTimeInterval(seconds)
    while true {
      if let newline = unread.firstIndex(of: 0x0a) {
        let line = unread[unread.startIndex..<newline]
        unread = Data(unread[(newline + 1)...])
        return String(decoding: line, as: UTF8.self)
      }
      var state = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let left = end.timeIntervalSinceNow
      guard left > 0, poll(&state, 1, Int32(left * 1000)) > 0 else {
        throw Failure(description: "no answer; errors: \(errors)")
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { throw Failure(description: "it ended; errors: \(errors)") }
      unread.append(contentsOf: buffer[..<count])
    }
  }

  /// Everything on its standard error so far.
  var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

  /// Ends it without letting it do anything more.
  func kill() {
    guard !isOver else { return }
    Glibc.kill(identifier, SIGKILL)
    _ = wait()
  }

  /// Waits until it has ended by itself; its exit code, or minus the signal.
  func wait() -> Int32 {
    guard !isOver else { return 0 }
    isOver = true
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : -signal
  }
}
