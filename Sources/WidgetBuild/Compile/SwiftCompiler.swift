import Foundation
import Glibc

/// Runs `swiftc` and other tools of its toolchain synchronously.
struct SwiftCompiler {
  /// Absolute path of `swiftc`.
  var path: String

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
  /// - Parameter tool: absolute path of another tool to run instead of `swiftc`.
  /// - Throws: `WidgetBuildError` when the process cannot be started, is ended by a signal, or the
  ///   build was cancelled.
  func run(
    _ arguments: [String], as tool: String? = nil
  ) throws(WidgetBuildError) -> ToolProcess.Outcome {
    let path = tool ?? path
    let processes = CompilerProcesses.current
    guard processes?.isEnded != true else { throw .compilerStopped(path: path, signal: 9) }
    var identifier: pid_t?
    defer { if let identifier { processes?.unregister(identifier) } }
    let outcome: ToolProcess.Outcome
    do {
      outcome = try ToolProcess(path).run(arguments) {
        identifier = $0
        processes?.register($0)
      }
    } catch {
      throw .noCompiler(searched: [path])
    }
    if case .signal(let signal) = outcome.end {
      throw .compilerStopped(path: path, signal: signal)
    }
    return outcome
  }
}
