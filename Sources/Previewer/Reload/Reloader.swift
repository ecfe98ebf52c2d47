package import ActivityKit
package import Emulator
package import Foundation
package import HostProtocol
package import PhoneScreen
package import ViewArchive
package import WidgetBuild

/// From saved files to a child that answers: watches, compiles in the background, loads what came
/// of it into a fresh child, and exchanges the two when the new one has answered. `ReloadMachine`
/// decides; this does. Nothing here waits.
@MainActor
package final class Reloader {
  package enum News: Sendable {
    /// A new child has taken over.
    case adopted(HostDescription)
    case archived(SheetArchives.Key, ActivityArchive)
    case refused(SheetArchives.Key, String)
    /// The child has ended over `culprits`; `problem` is its number among `problems`. It never came
    /// to `others`.
    case ended(culprits: [SheetArchives.Key], others: [SheetArchives.Key], problem: Int)
    /// More or something else is known of what is wrong.
    case changed
  }

  /// What the program is made of.
  package struct Setting {
    /// Files and folders, as a person named them.
    package var paths: [String]
    package var compiler: WidgetCompiler
    /// The program itself, and what makes it a host that waits for its library.
    package var host: (executable: String, arguments: [String])
    /// A folder for what is compiled.
    package var scratch: String
    /// What user code in a child asks.
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
  /// The next build is to say where the last one trapped.
  private var wantsLines = false
  /// Builds whose child has not been asked yet, and the child that has not answered yet.
  private var builds: [Int: WidgetBuilder.Build] = [:]
  private var trial: WidgetChild?
  /// Started and ready but for its library.
  private var waiting: WidgetProcess?
  private var known: Set<String> = []

  /// Folders of children that are gone: where one trapped may still be looked for.
  private var discarded: [String] = []
  private static let keptFolders = 4

  /// The child that answers; nil before the first has.
  package private(set) var child: WidgetChild?
  /// What keeps the last save from being seen; nil when nothing does.
  package private(set) var buildProblem: WidgetProblem?
  /// Ends of this child, by number.
  package private(set) var problems: [Int: WidgetProblem] = [:]
  private var problemCount = 0
  /// The trap whose place the problem of the build waits for.
  private var buildTrap: Int?

  package init(_ setting: Setting, wake: @escaping @Sendable () -> Void) {
    self.setting = setting
    builder = WidgetBuilder(
      compiler: setting.compiler, paths: setting.paths, scratch: setting.scratch, wake: wake)
    finder = TrapFinder(compiler: setting.compiler.compiler, wake: wake)
    watch = SourceWatch(paths: setting.paths)
  }

  /// False where the kernel watches nothing, or not all of it.
  package var watchesAll: Bool { watch.map { !$0.isIncomplete } ?? false }

  package var isBusy: Bool { machine.isBuilding }

  /// Seconds from the last save that was seen to its picture.
  package var latency: Double? { machine.latency }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    (watch.map { [($0.descriptor, false)] } ?? []) + (child?.descriptors ?? [])
      + (trial?.descriptors ?? [])
  }

  /// When `advance` must be called at the latest; uptime in seconds.
  package var deadline: Double? {
    // At once, when nobody waits for anything else.
    let preparation = shouldPrepare ? 0.0 : nil
    return [machine.deadline, child?.deadline, trial?.deadline, preparation].compactMap { $0 }
      .min()
  }

  /// The next process is started while nobody waits for a picture.
  private var shouldPrepare: Bool {
    waiting == nil && !machine.isBuilding && !machine.isAwaited
  }

  package func begin(at now: Moment) {
    prepare()
    perform(machine.begin(at: now.uptime), at: now)
  }

  /// Compiles again, whether or not something has changed.
  package func rebuild(at now: Moment) {
    rereads = true
    wantsLines = false
    perform(machine.handle(.saved, at: now.uptime), at: now)
  }

  /// A picture of the child's is on the screen now.
  package func shown(_ generation: Int, at now: Moment) {
    perform(machine.handle(.shown(generation), at: now.uptime), at: now)
  }

  /// A child of the same build besides, for a screen of its own.
  package func sibling() -> WidgetProcess? {
    guard let library = child?.build.report.library else { return nil }
    let process = takeWaiting()
    process.load(library)
    return process
  }

  /// Does what is due, and says what is new.
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
    // The new one first: the old one may be about to be stopped.
    if let trial {
      for item in trial.collect(at: now.uptime) { news += take(item, ofTrial: trial, at: now) }
    }
    if let child {
      for item in child.collect(at: now.uptime) { news += take(item, of: child, at: now) }
    }
    if shouldPrepare { prepare() }
    return news
  }

  /// Ends the compiler and all children.
  package func stop() {
    builder.end()
    trial?.stop()
    child?.stop()
    waiting?.stop()
  }

  // MARK: What the machine says

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
      waiting: setting.host.executable, arguments: setting.host.arguments)
  }

  private func takeWaiting() -> WidgetProcess {
    defer { waiting = nil }
    return waiting
      ?? WidgetProcess(executable: setting.host.executable, arguments: setting.host.arguments)
  }

  // MARK: What comes in

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
      // A trap may be one presentation's alone; what takes seconds is not tried with each.
      var count = unanswered.count
      if case .trapped = failure { count = min(count, 1) }
      return [
        .ended(
          culprits: Array(unanswered.prefix(count)), others: Array(unanswered.dropFirst(count)),
          problem: number)
      ]
    }
  }

  /// A widget that nothing can be shown of.
  private static func problem(of description: HostDescription) -> WidgetProblem? {
    let content = BenchContent(description)
    guard content.entries.isEmpty else { return nil }
    let others = description.widgets.map(\.name).joined(separator: ", ")
    let words =
      description.problems.first
      ?? (others.isEmpty ? "declares no widget" : "declares no Live Activity; not one: \(others)")
    return WidgetProblem(.run, words)
  }

  private func find(_ failure: WidgetFailure, in child: WidgetChild) -> Int {
    problemCount += 1
    finder.find(
      failure, number: problemCount, library: child.build.report.library,
      files: child.build.sources.files)
    return problemCount
  }

  /// A trap that names no place is had once more, by a library that knows its lines: they would
  /// make every other save slower.
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

  /// Files that belong together may be others than before.
  private func changesTheSet(_ path: String) -> Bool {
    SourceKind(path: path) != .swift || !known.contains(path)
      || !FileManager.default.fileExists(atPath: path)
  }
}
