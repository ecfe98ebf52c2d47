import Foundation
import Synchronization
package import WidgetBuild

/// Builds widgets on a serial background queue; no function blocks.
package final class WidgetBuilder: Sendable {
  /// Result of a finished build.
  package struct Outcome: Sendable {
    package var generation: Int
    package var result: Result<Build, WidgetBuildError>
  }

  /// A successful build.
  package struct Build: Sendable {
    package var sources: WidgetSources
    package var report: BuildReport
    /// The folder that contains everything written for this build.
    package var folder: String
    /// True when the library contains line tables.
    package var hasLineTables: Bool
  }

  private struct State {
    var outcomes: [Outcome] = []
    /// Cancels the most recently requested build.
    var processes = CompilerProcesses()
    /// Cached sources of the last successful build; nil: they are collected again.
    var sources: WidgetSources?
  }

  private let compiler: WidgetCompiler
  private let paths: [String]
  private let isOfApp: Bool
  private let scratch: String
  private let workingFolder = FileManager.default.currentDirectoryPath
  private let wake: @Sendable () -> Void
  private let queue = DispatchQueue(label: "island.build", qos: .userInitiated)
  private let state = Mutex(State())

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - isOfApp: true: builds the app around the widget, with its previews of views.
  ///   - scratch: folder for builds; each build gets its own subfolder, since the previous library
  ///     is still in use.
  ///   - wake: called from another thread when an outcome is available.
  package init(
    compiler: WidgetCompiler, paths: [String], isOfApp: Bool = false, scratch: String,
    wake: @escaping @Sendable () -> Void
  ) {
    self.compiler = compiler
    self.paths = paths
    self.isOfApp = isOfApp
    self.scratch = scratch
    self.wake = wake
  }

  /// Enqueues a build.
  ///
  /// - Parameters:
  ///   - rescansFiles: true: files were created or removed, so the widget's files are determined
  ///     again.
  ///   - hasLineTables: true: compiles line tables, to find the source location of a crash.
  package func build(_ generation: Int, rescansFiles: Bool, hasLineTables: Bool = false) {
    let processes = CompilerProcesses()
    let known = state.withLock { state in
      state.processes = processes
      if rescansFiles { state.sources = nil }
      return state.sources
    }
    queue.async { [self] in
      guard !processes.isEnded else { return }
      let result = CompilerProcesses.$current.withValue(processes) {
        attempt(generation, known, hasLineTables)
      }
      state.withLock { state in
        // The cache is cleared after a failure, because a missing file may be the cause.
        state.sources = (try? result.get())?.sources
        if !processes.isEnded {
          state.outcomes.append(Outcome(generation: generation, result: result))
        }
      }
      wake()
    }
  }

  private func attempt(
    _ generation: Int, _ known: WidgetSources?, _ hasLineTables: Bool
  ) -> Result<Build, WidgetBuildError> {
    // It may be another folder at the same path: relative paths would begin at the one removed.
    _ = chdir(workingFolder)
    do throws(WidgetBuildError) {
      let sources = if let known { known } else { try collectSources() }
      let folder = "\(scratch)/\(generation)"
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw .cannotWrite(path: folder, reason: error.systemReason)
      }
      var compiler = compiler
      compiler.emitsLineTables = hasLineTables
      let report = try compiler.compile(sources, scratch: folder)
      return .success(
        Build(sources: sources, report: report, folder: folder, hasLineTables: hasLineTables))
    } catch {
      return .failure(error)
    }
  }

  private func collectSources() throws(WidgetBuildError) -> WidgetSources {
    let sources = try compiler.sources(of: paths)
    guard isOfApp else { return sources }
    guard let app = sources.previewsOfApp else { throw .noApp(paths: paths) }
    return app
  }

  /// Returns and removes the outcomes of finished builds; cancelled builds have none.
  package func drainOutcomes() -> [Outcome] {
    state.withLock { state in
      defer { state.outcomes = [] }
      return state.outcomes
    }
  }

  /// Cancels the current build and kills its compiler processes.
  package func cancel() { state.withLock(\.processes).end() }
}
