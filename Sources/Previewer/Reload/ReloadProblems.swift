import Emulator
import WidgetBuild

/// The problems of a reloaded widget, and the search for the source locations of its crashes.
package struct ReloadProblems {
  /// The problem that keeps the last save from being displayed; nil when there is none.
  package private(set) var buildProblem: WidgetProblem?
  /// Problems of the child process in use, by the number that `add` returned.
  package private(set) var childProblems: [Int: WidgetProblem] = [:]
  /// The number of failures so far, which is also the number of the last one.
  private var count = 0
  /// The number of the failure whose source location will be added to `buildProblem`; nil: none is
  /// expected.
  private var buildCrash: Int?
  private let symbolizer: CrashSymbolizer

  init(_ symbolizer: CrashSymbolizer) { self.symbolizer = symbolizer }

  /// Removes all problems, because a new child process is in use.
  mutating func reset() {
    buildProblem = nil
    buildCrash = nil
    childProblems = [:]
  }

  /// Sets the problem of a build, or of a child process that has not replied yet.
  mutating func setBuildProblem(_ problem: WidgetProblem) {
    buildProblem = problem
    buildCrash = nil
  }

  /// Sets the failure of a child process that has not replied yet, and starts the search for its
  /// source location.
  mutating func setBuildFailure(_ failure: WidgetFailure, of build: WidgetBuilder.Build) {
    buildProblem = WidgetProblem(failure, at: nil)
    buildCrash = find(failure, in: build)
  }

  /// Adds a failure of the child process in use, and starts the search for its source location.
  ///
  /// - Returns: The number of the problem.
  mutating func add(_ failure: WidgetFailure, of build: WidgetBuilder.Build) -> Int {
    let number = find(failure, in: build)
    childProblems[number] = WidgetProblem(failure, at: nil)
    return number
  }

  private mutating func find(_ failure: WidgetFailure, in build: WidgetBuilder.Build) -> Int {
    count += 1
    symbolizer.find(
      failure, number: count, library: build.report.library, files: build.sources.files)
    return count
  }

  /// Adds the source locations that were found since the last call; false when there are none.
  mutating func locate() -> Bool {
    let results = symbolizer.drainResults().filter { $0.location != nil }
    for result in results {
      if result.number == buildCrash { buildProblem?.locate(result.location) }
      childProblems[result.number]?.locate(result.location)
    }
    return !results.isEmpty
  }
}
