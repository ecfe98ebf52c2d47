import Foundation
package import Glibc

/// Runs a command-line tool, such as the compiler or git, and collects its output.
///
/// It blocks: its callers run on threads of their own. swift-subprocess is asynchronous only, and
/// would be one more dependency.
package struct ToolProcess {
  package enum End: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  package struct Outcome: Hashable, Sendable {
    package var end: End
    package var output: String
    /// Processor time in seconds that the tool and its children took; 0 when it was killed.
    package var processorTime: Double = 0

    package var succeeded: Bool { end == .code(0) }
  }

  /// The executable does not exist or cannot be started.
  package struct CannotStart: Error {}

  /// Absolute path of the executable.
  package var path: String
  /// The environment of the process; nil: inherited.
  package var environment: [String: String]?
  /// True when the output contains the error output too; false discards the error output.
  package var mergesErrors: Bool
  /// Maximum processor time in seconds; the tool is then ended by `SIGXCPU`. Nil: unlimited.
  package var seconds: Int?
  /// Maximum address space in megabytes. Nil: unlimited.
  package var megabytes: Int?

  package init(_ path: String, environment: [String: String]? = nil, mergesErrors: Bool = true) {
    self.path = path
    self.environment = environment
    self.mergesErrors = mergesErrors
  }

  /// Runs the tool with an empty standard input and waits for its end. When this process ends
  /// meanwhile, however it does, the tool and everything that it has started are killed.
  ///
  /// - Parameter started: Called with the process identifier when the process runs.
  /// - Throws: `CannotStart`.
  package func run(
    _ arguments: [String], started: (pid_t) -> Void = { _ in }
  ) throws(CannotStart) -> Outcome {
    var ends: [Int32] = [-1, -1]
    // A pipe could not be created and closed for other children in one step.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard access(path, X_OK) == 0, socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw CannotStart()
    }
    let life = (
      read: FileHandle(fileDescriptor: ends[0], closeOnDealloc: true),
      write: FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", Self.script, path, Self.limit(seconds), Self.limit(megabytes.map { $0 * 1_024 })]
      + arguments
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = mergesErrors ? pipe : FileHandle.nullDevice
    process.standardInput = life.read
    do {
      try process.run()
    } catch {
      throw CannotStart()
    }
    started(process.processIdentifier)
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try? life.write.close()
    let status = process.terminationStatus
    // A shell reports the end by a signal as a code; 128 and 129 are codes of git.
    let mark = output.lastIndex(of: Self.mark)
    return Outcome(
      end: process.terminationReason == .uncaughtSignal
        ? .signal(status) : status > 129 ? .signal(status - 128) : .code(status),
      output: mark.map { String(output[..<$0]) } ?? output,
      processorTime: mark.map { Self.processorTime(in: output[$0...]) } ?? 0)
  }

  private static func limit(_ value: Int?) -> String { value.map(String.init) ?? "unlimited" }

  /// What the script prints before the times.
  private static let mark: Character = "\u{1E}"

  /// Adds up the times of children, which the shell prints on the second line: `0m1.25s 0m0.10s`.
  static func processorTime(in times: Substring) -> Double {
    let lines = times.dropFirst().split(separator: "\n")
    guard lines.count > 1 else { return 0 }
    return lines[1].split(separator: " ").reduce(0) { sum, time in
      let parts = time.split(separator: "m")
      guard parts.count == 2, let minutes = Double(parts[0]),
        let seconds = Double(parts[1].dropLast())
      else { return sum }
      return sum + minutes * 60 + seconds
    }
  }

  /// Runs the tool `$0` while standard input stays open; its other end is in this process, and is
  /// closed by the system when the process ends. The compiler starts its own children in groups of
  /// their own, so they are found through /proc. A stopped process cannot start more of them. The
  /// shell kills what runs in the background, as signals may be blocked in it like in the thread that
  /// started it, and waits for it: nobody else would.
  private static let script = """
    exec 3<&0
    end() {
      [ $1 != $self ] || return
      kill -STOP $1
      for child in $(cat /proc/$1/task/*/children); do end $child; done
      kill -KILL $1
    }
    { read -r _ <&3; read -r self _ </proc/self/stat; end $$; } >/dev/null 2>&1 &
    ulimit -S -t "$1"
    ulimit -S -v "$2"
    shift 2
    "$0" "$@" </dev/null 3<&-
    code=$?
    printf '\\036'
    times
    { kill -KILL $!; wait $!; } 2>/dev/null
    exit $code
    """
}
