import Foundation
import Synchronization
package import WidgetBuild

/// Compiles in the background, one build after the other; asking and ending wait for nothing.
package final class WidgetBuilder: Sendable {
  /// What became of a build.
  package struct Outcome: Sendable {
    package var generation: Int
    package var result: Result<Build, WidgetBuildError>
  }

  package struct Build: Sendable {
    package var sources: WidgetSources
    package var report: BuildReport
    /// Everything that was written for it.
    package var folder: String
    /// The library knows the lines of its code.
    package var keepsLines: Bool
  }

  private struct State {
    var outcomes: [Outcome] = []
    /// Of the build that was asked for last.
    var leash = CompilerLeash()
    /// The sources that were found last.
    var sources: WidgetSources?
  }

  private let compiler: WidgetCompiler
  private let paths: [String]
  private let scratch: String
  private let wake: @Sendable () -> Void
  private let queue = DispatchQueue(label: "island.build", qos: .userInitiated)
  private let state = Mutex(State())

  /// - Parameters:
  ///   - scratch: A folder for builds, each in one of its own: the last one is still in use.
  ///   - wake: Called from another thread when an outcome is there.
  package init(
    compiler: WidgetCompiler, paths: [String], scratch: String,
    wake: @escaping @Sendable () -> Void
  ) {
    self.compiler = compiler
    self.paths = paths
    self.scratch = scratch
    self.wake = wake
  }

  /// - Parameters:
  ///   - rereads: Files were made or removed: which ones belong together is found out anew.
  ///   - keepsLines: It is to be found out where the last one trapped.
  package func build(_ generation: Int, rereads: Bool, keepsLines: Bool = false) {
    let leash = CompilerLeash()
    let known = state.withLock { state in
      state.leash = leash
      if rereads { state.sources = nil }
      return state.sources
    }
    queue.async { [self] in
      guard !leash.isEnded else { return }
      let result = CompilerLeash.$current.withValue(leash) {
        attempt(generation, known, keepsLines)
      }
      state.withLock { state in
        // After a failure nothing is taken for known: the reason may be a file that is missing.
        state.sources = (try? result.get())?.sources
        if !leash.isEnded {
          state.outcomes.append(Outcome(generation: generation, result: result))
        }
      }
      wake()
    }
  }

  private func attempt(
    _ generation: Int, _ known: WidgetSources?, _ keepsLines: Bool
  ) -> Result<Build, WidgetBuildError> {
    do throws(WidgetBuildError) {
      let sources = if let known { known } else { try WidgetSources(paths: paths) }
      let folder = "\(scratch)/\(generation)"
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw .cannotWrite(path: folder, reason: error.localizedDescription)
      }
      var compiler = compiler
      compiler.keepsLines = keepsLines
      let report = try compiler.compile(sources, scratch: folder)
      return .success(
        Build(sources: sources, report: report, folder: folder, keepsLines: keepsLines))
    } catch {
      return .failure(error)
    }
  }

  /// What has come of builds since the last call; those that were ended say nothing.
  package func takeOutcomes() -> [Outcome] {
    state.withLock { state in
      defer { state.outcomes = [] }
      return state.outcomes
    }
  }

  /// Ends the build that runs, compiler and all.
  package func end() { state.withLock(\.leash).end() }
}
