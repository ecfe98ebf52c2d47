package import ActivityKit
package import Emulator
import Foundation
package import HostProtocol
package import PhoneScreen
package import ViewArchive
package import WidgetBuild

/// Reloads a widget after its files are saved: watches the files, compiles in the background, loads
/// the library into a new child process, and replaces the old child once the new one has replied.
/// `ReloadMachine` makes the decisions; this class performs them. No function blocks.
@MainActor
package final class Reloader {
  package enum News: Sendable {
    /// A new child process has taken over.
    case adopted(HostDescription)
    /// A requested archive arrived.
    case archived(SheetArchives.Key, ActivityArchive)
    /// The child process could not make an archive; the text is the reason.
    case refused(SheetArchives.Key, String)
    /// The child process has ended while it handled the requests for `culprits`; the requests for
    /// `others` were still queued. `problem` is the key in `problems`.
    case ended(culprits: [SheetArchives.Key], others: [SheetArchives.Key], problem: Int)
    /// The problems have changed.
    case changed
  }

  /// Configuration of a reloader.
  package struct Setting {
    /// Files and folders as given by the user.
    package var paths: [String]
    package var compiler: WidgetCompiler
    /// The program's own executable, and the arguments that start it as a widget process which
    /// waits for its library.
    package var host: (executable: String, arguments: [String])
    /// Folder for build products.
    package var scratch: String
    /// Handles the ActivityKit calls of user code in a child process.
    package var link: ActivityLink

    package init(
      paths: [String], compiler: WidgetCompiler, host: (executable: String, arguments: [String]),
      scratch: String, link: ActivityLink
    ) {
      self.paths = paths
      self.compiler = compiler
      self.host = host
      self.scratch = scratch
      self.link = link
    }
  }

  private let setting: Setting
  private let builder: WidgetBuilder
  private let finder: TrapFinder
  private let watch: SourceWatch?
  private var machine = ReloadMachine()
  private var rereads = true
  /// True: the next build contains line tables, to find the source location of the last crash.
  private var wantsLines = false
  /// Finished builds whose child process has not been started yet.
  private var builds: [Int: WidgetBuilder.Build] = [:]
  /// The child process that was started but has not replied yet.
  private var trial: WidgetChild?
  /// A process started ahead of time that waits for the path of its library.
  private var waiting: WidgetProcess?
  /// Paths of the sources in the last build.
  private var known: Set<String> = []

  /// Build folders of stopped children, oldest first; kept because a crash in one of them may still
  /// be symbolicated.
  private var discarded: [String] = []
  private static let keptFolders = 4

  /// The child process in use; nil before the first has replied.
  package private(set) var child: WidgetChild?
  /// The problem that keeps the last save from being displayed; nil when there is none.
  package private(set) var buildProblem: WidgetProblem?
  /// Problems of the child process in use, by number.
  package private(set) var problems: [Int: WidgetProblem] = [:]
  private var problemCount = 0
  /// Number of the crash whose source location will be added to `buildProblem`.
  private var buildTrap: Int?

  /// Starts watching the files.
  ///
  /// - Parameter wake: called from another thread when `advance` has something to do.
  package init(_ setting: Setting, wake: @escaping @Sendable () -> Void) {
    self.setting = setting
    builder = WidgetBuilder(
      compiler: setting.compiler, paths: setting.paths, scratch: setting.scratch, wake: wake)
    finder = TrapFinder(compiler: setting.compiler.compiler, wake: wake)
    watch = SourceWatch(paths: setting.paths)
  }

  /// False when inotify is not available or does not watch all folders.
  package var watchesAll: Bool { watch.map { !$0.isIncomplete } ?? false }

  package var isBusy: Bool { machine.isBuilding }

  /// Seconds from the last displayed save to its first frame.
  package var latency: Double? { machine.latency }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    (watch.map { [($0.descriptor, false)] } ?? []) + (child?.descriptors ?? [])
      + (trial?.descriptors ?? [])
  }

  /// Uptime in seconds at which `advance` must be called at the latest; nil: no limit.
  package var deadline: Double? {
    // Zero is in the past, so `advance` is called at once.
    let preparation = shouldPrepare ? 0.0 : nil
    return [machine.deadline, child?.deadline, trial?.deadline, preparation].compactMap { $0 }
      .min()
  }

  /// True when the next process should be started: only while no build or frame is pending, so that
  /// it does not delay them.
  private var shouldPrepare: Bool {
    waiting == nil && !machine.isBuilding && !machine.isAwaited
  }

  /// Starts the first build, and a process ahead of time.
  package func begin(at now: Moment) {
    prepare()
    perform(machine.begin(at: now.uptime), at: now)
  }

  /// Starts a new build even if no file has changed.
  package func rebuild(at now: Moment) {
    rereads = true
    wantsLines = false
    perform(machine.handle(.saved, at: now.uptime), at: now)
  }

  /// Records that a frame of this generation is on the screen.
  package func shown(_ generation: Int, at now: Moment) {
    perform(machine.handle(.shown(generation), at: now.uptime), at: now)
  }

  /// Starts another child process with the current library, for a separate screen; nil before the
  /// first child process is in use.
  package func sibling() -> WidgetProcess? {
    guard let library = child?.build.report.library else { return nil }
    let process = takeWaiting()
    process.load(library)
    return process
  }

  /// Handles file changes, finished builds, replies and deadlines, and returns the resulting news.
  package func advance(to now: Moment) -> [News] {
    if let paths = watch?.changes(), !paths.isEmpty {
      rereads = rereads || paths.contains(where: changesTheSet)
      wantsLines = false
      perform(machine.handle(.saved, at: now.uptime), at: now)
    }
    perform(machine.tick(at: now.uptime), at: now)
    var news: [News] = []
    for outcome in builder.takeOutcomes() { news += take(outcome, at: now) }
    for answer in finder.takeAnswers() where answer.place != nil {
      locate(answer)
      news.append(.changed)
    }
    // The new child goes first, because its reply can cause the old one to be stopped.
    if let trial {
      for item in trial.collect(at: now.uptime) { news += take(item, ofTrial: trial, at: now) }
    }
    if let child {
      for item in child.collect(at: now.uptime) { news += take(item, of: child, at: now) }
    }
    if shouldPrepare { prepare() }
    return news
  }

  /// Cancels the build and stops all child processes.
  package func stop() {
    builder.end()
    trial?.stop()
    child?.stop()
    waiting?.stop()
  }

  // MARK: Actions of the state machine

  private func perform(_ actions: [ReloadMachine.Action], at now: Moment) {
    for action in actions {
      switch action {
      case .build(let generation):
        builder.build(generation, rereads: rereads, keepsLines: wantsLines)
        rereads = false
      case .endBuild: builder.end()
      case .start(let generation): start(generation, at: now)
      case .drop:
        discard(trial)
        trial = nil
      case .adopt:
        discard(child)
        child = trial
        trial = nil
        buildProblem = nil
        buildTrap = nil
        problems = [:]
      }
    }
  }

  private func start(_ generation: Int, at now: Moment) {
    guard let build = builds.removeValue(forKey: generation) else { return }
    let fresh = WidgetChild(
      generation: generation, build: build, process: takeWaiting(), link: setting.link)
    trial = fresh
    if let failure = fresh.describe(at: now) {
      buildProblem = WidgetProblem(failure, at: nil)
      perform(machine.handle(.died(generation), at: now.uptime), at: now)
    }
  }

  /// Stops a child process; deletes the oldest kept build folder when there are too many.
  private func discard(_ child: WidgetChild?) {
    guard let child else { return }
    child.stop()
    discarded.append(child.build.folder)
    if discarded.count > Self.keptFolders {
      try? FileManager.default.removeItem(atPath: discarded.removeFirst())
    }
  }

  private func prepare() {
    waiting = WidgetProcess(
      prestarting: setting.host.executable, arguments: setting.host.arguments)
  }

  private func takeWaiting() -> WidgetProcess {
    defer { waiting = nil }
    return waiting
      ?? WidgetProcess(executable: setting.host.executable, arguments: setting.host.arguments)
  }

  // MARK: Input

  private func take(_ outcome: WidgetBuilder.Outcome, at now: Moment) -> [News] {
    switch outcome.result {
    case .success(let build):
      watch?.follow(build.sources.files)
      known = Set(build.sources.files)
      builds[outcome.generation] = build
      perform(machine.handle(.built(outcome.generation), at: now.uptime), at: now)
    case .failure(let error):
      buildProblem = WidgetProblem(error)
      buildTrap = nil
      perform(machine.handle(.notBuilt(outcome.generation), at: now.uptime), at: now)
    }
    return [.changed]
  }

  private func take(
    _ item: WidgetChild.News, ofTrial trial: WidgetChild, at now: Moment
  ) -> [News] {
    switch item {
    case .described(let description):
      if let problem = Self.problem(of: description) {
        buildProblem = problem
        perform(machine.handle(.died(trial.generation), at: now.uptime), at: now)
        return [.changed]
      }
      perform(machine.handle(.answered(trial.generation), at: now.uptime), at: now)
      return child === trial ? [.adopted(description)] : []
    case .notDescribed(let words):
      buildProblem = WidgetProblem(.run, words)
      perform(machine.handle(.died(trial.generation), at: now.uptime), at: now)
    case .ended(let failure, _):
      buildProblem = WidgetProblem(failure, at: nil)
      buildTrap = find(failure, in: trial)
      perform(machine.handle(.died(trial.generation), at: now.uptime), at: now)
      wantLines(of: failure, in: trial, at: now)
    case .archived, .refused: break
    }
    return [.changed]
  }

  private func take(
    _ item: WidgetChild.News, of child: WidgetChild, at now: Moment
  ) -> [News] {
    switch item {
    case .described, .notDescribed: return []
    case .archived(let key, let archive): return [.archived(key, archive)]
    case .refused(let key, let words): return [.refused(key, words)]
    case .ended(let failure, let unanswered):
      let number = find(failure, in: child)
      problems[number] = WidgetProblem(failure, at: nil)
      wantLines(of: failure, in: child, at: now)
      // A crash may be caused by one presentation alone, so the other requests are repeated. After
      // a timeout they are not, since each of them could take seconds.
      var count = unanswered.count
      if case .trapped = failure { count = min(count, 1) }
      return [
        .ended(
          culprits: Array(unanswered.prefix(count)), others: Array(unanswered.dropFirst(count)),
          problem: number)
      ]
    }
  }

  /// Returns the problem of a widget that declares no Live Activity; nil when it can be shown.
  private static func problem(of description: HostDescription) -> WidgetProblem? {
    let content = BenchContent(description)
    guard content.entries.isEmpty else { return nil }
    let others = description.widgets.map(\.name).joined(separator: ", ")
    let words =
      description.problems.first
      ?? (others.isEmpty ? "declares no widget" : "declares no Live Activity; not one: \(others)")
    return WidgetProblem(.run, words)
  }

  /// Starts the search for a failure's source location and returns the failure's number.
  private func find(_ failure: WidgetFailure, in child: WidgetChild) -> Int {
    problemCount += 1
    finder.find(
      failure, number: problemCount, library: child.build.report.library,
      files: child.build.sources.files)
    return problemCount
  }

  /// Rebuilds once with line tables when a crash has no source location; line tables slow every
  /// other build.
  private func wantLines(of failure: WidgetFailure, in child: WidgetChild, at now: Moment) {
    guard !child.build.keepsLines, !failure.frames.isEmpty, !machine.isBuilding,
      TrapFinder.place(inWords: failure, files: child.build.sources.files) == nil
    else { return }
    wantsLines = true
    perform(machine.handle(.saved, at: now.uptime), at: now)
  }

  private func locate(_ answer: TrapFinder.Answer) {
    if answer.number == buildTrap { buildProblem?.locate(answer.place) }
    problems[answer.number]?.locate(answer.place)
  }

  /// Returns true when a change to the path can change which files belong to the widget.
  private func changesTheSet(_ path: String) -> Bool {
    SourceKind(path: path) != .swift || !known.contains(path)
      || !FileManager.default.fileExists(atPath: path)
  }
}
