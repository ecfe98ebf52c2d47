import FolderWatching
import Foundation

/// Makes the code of apps anew when a source is saved.
@MainActor
final class AppReloads {
  private struct Sources {
    var rebuild: AppRebuild
    var folders: SourceFolders
    /// True while the code is made.
    var isRunning = false
    /// True when a source was saved since that began.
    var isOutdated = false
    var outcome: AppRebuild.Outcome?
  }

  /// What came of a save.
  struct Result: Hashable {
    var app: String
    /// Why the former code runs on; nil: the app can load the new one.
    var failure: String?
  }

  private var sources: [String: Sources] = [:]
  private let wake: @Sendable () -> Void
  private let tasks = RunningTasks()

  /// - Parameter wake: Called from another thread when `tick` has something to return.
  init(apps: [EmulatedApp], wake: @escaping @Sendable () -> Void) {
    self.wake = wake
    for app in apps {
      guard let rebuild = app.command?.rebuild, let folders = SourceFolders() else { continue }
      folders.follow(rebuild.files, root: rebuild.folder)
      sources[app.id] = Sources(rebuild: rebuild, folders: folders)
    }
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    sources.values.map { ($0.folders.descriptor, false) }
  }

  /// Begins to make anew what was saved, and returns what has been made.
  func tick() -> [Result] {
    var results: [Result] = []
    for app in sources.keys.sorted() {
      guard var source = sources[app] else { continue }
      if source.folders.hasChanged() { source.isOutdated = true }
      if let outcome = source.outcome {
        source.outcome = nil
        source.isRunning = false
        if !outcome.files.isEmpty {
          source.folders.follow(outcome.files, root: source.rebuild.folder)
        }
        results.append(Result(app: app, failure: outcome.failure))
      }
      if source.isOutdated, !source.isRunning {
        source.isOutdated = false
        source.isRunning = true
        run(source.rebuild, of: app)
      }
      sources[app] = source
    }
    return results
  }

  private func run(_ rebuild: AppRebuild, of app: String) {
    tasks.run { [weak self, wake] in
      let outcome = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: rebuild.run()) }
      }
      self?.sources[app]?.outcome = outcome
      wake()
    }
  }

  /// Waits until what is being made is there; for tests.
  func waitUntilIdle() async { await tasks.waitUntilIdle() }
}
