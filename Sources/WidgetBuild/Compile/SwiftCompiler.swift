import Foundation
import Glibc

/// Runs `swiftc` and other tools of its toolchain synchronously.
struct SwiftCompiler {
  /// Absolute path of `swiftc`.
  var path: String
  /// Maximum processor time in seconds of one run; nil: unlimited.
  var seconds: Int?
  /// Nil: the compiler may what the user may.
  var sandbox: CompilerSandbox?
  /// Adds up the processor time of all runs.
  var meter: WorkMeter?

  /// Finds the compiler: the one named in `ISLAND_SWIFTC`, else the first `swiftc` on `PATH`.
  ///
  /// - Throws: `WidgetBuildError` when there is no executable at these paths.
  init(in environment: [String: String]) throws(WidgetBuildError) {
    let named = environment["ISLAND_SWIFTC"].map { [$0] } ?? []
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = named.isEmpty ? folders.map { $0 + "/swiftc" } : named
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw .noCompiler(searched: named.isEmpty ? folders : named)
    }
    path = found
  }

  /// Runs the compiler and returns its exit status and combined output.
  ///
  /// - Parameters:
  ///   - tool: absolute path of another tool to run instead of `swiftc`.
  ///   - environment: the environment of the process; nil: inherited.
  /// - Throws: `WidgetBuildError` when the process cannot be started, is ended by a signal, or the
  ///   build was cancelled.
  func run(
    _ arguments: [String], as tool: String? = nil, environment: [String: String]? = nil
  ) throws(WidgetBuildError) -> ToolProcess.Outcome {
    let path = tool ?? path
    let processes = CompilerProcesses.current
    guard processes?.isEnded != true else { throw .compilerStopped(path: path, signal: 9) }
    var identifier: pid_t?
    defer { if let identifier { processes?.unregister(identifier) } }
    let outcome: ToolProcess.Outcome
    do {
      var process = ToolProcess(
        sandbox?.launcher ?? path,
        environment: sandbox?.environment(over: environment) ?? environment)
      process.seconds = seconds
      outcome = try process.run((sandbox.map { $0.words + [path] } ?? []) + arguments) {
        identifier = $0
        processes?.register($0)
      }
    } catch {
      throw .noCompiler(searched: [path])
    }
    meter?.add(outcome.processorTime)
    if let seconds, Self.isTooSlow(outcome, seconds: seconds) {
      throw .compilerTooSlow(seconds: seconds, place: Self.slowPlace(in: outcome.output))
    }
    if case .signal(let signal) = outcome.end {
      throw .compilerStopped(path: path, signal: signal)
    }
    return outcome
  }

  /// True when the compiler was ended because it took more than its time. The driver fails when its
  /// child process was ended, and does not pass on why; then the time tells.
  static func isTooSlow(_ outcome: ToolProcess.Outcome, seconds: Int) -> Bool {
    outcome.end == .signal(SIGXCPU)
      || !outcome.succeeded && outcome.processorTime >= Double(seconds)
  }

  /// The option of the frontend with which each message ends with its identifier
  /// (`DiagnosticIdentifier`).
  static let names = "-debug-diagnostic-names"
  /// The same for the driver.
  static let namedDiagnostics = ["-Xfrontend", names]

  /// Returns the place of the expression, or else of the function body, that was being type-checked
  /// when the compiler was ended, from the stack trace that it prints then; nil when it was doing
  /// another thing.
  ///
  /// The trace has no identifiers but the names of the compiler's own requests. What it does besides
  /// is told by the forms of the places: `[file:7:12 - line:9:3]` is a range of the source, `(at
  /// file:7:12)` a declaration.
  static func slowPlace(in output: String) -> Diagnostic? {
    guard output.contains("TypeCheckPrimaryFileRequest") else { return nil }
    let node = #/[\[(](?:at )?(/[^:]*):(\d+):(\d+)(?: - line:|\))/#
    let body = #/TypeCheckFunctionBodyRequest\(.*@(/[^:]*):(\d+):(\d+)\)/#
    for line in output.split(separator: "\n").reversed() {
      let range = line.firstMatch(of: node)
      guard let match = range ?? line.firstMatch(of: body), let row = Int(match.2),
        let column = Int(match.3)
      else { continue }
      let part = range != nil ? "expression" : "function body"
      return Diagnostic(
        file: String(match.1), line: row, column: column,
        message: "the compiler cannot type-check this \(part) in reasonable time")
    }
    return nil
  }
}
