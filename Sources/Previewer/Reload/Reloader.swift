package import ActivityKit
package import ActivityModel
package import Emulator
import Foundation
package import HostProtocol
package import PhoneScreen
package import Sandbox
package import ViewArchive
package import WidgetBuild

/// Reloads a widget after its files are saved: watches the files, compiles in the background, loads
/// the library into a new child process, and replaces the old child once the new one has replied.
/// `ReloadMachine` makes the decisions; this class performs them. No function blocks.
@MainActor
package final class Reloader {
  package enum Event: Sendable {
    /// A new child process has taken over.
    case adopted(HostDescription)
    /// A requested archive arrived.
    case archived(SheetArchives.Key, ActivityArchive)
    /// The requested screen of a preview of a plain view arrived.
    case rendered(ViewArchives.Key, ScreenArchive)
    /// The screen of a preview of a plain view is outdated.
    case screensChanged
    /// The code was not given what it asked for.
    case denied(Denial)
    /// The child process could not make an archive; the text is the reason.
    case refused(TileRequest, String)
    /// The child process has ended while it handled the requests for `culprits`; the requests for
    /// `others` were still queued. `problem` is the key in `problems`.
    case ended(culprits: [TileRequest], others: [TileRequest], problem: Int)
    /// The problems have changed.
    case changed
  }

  /// Configuration of a reloader.
  package struct Configuration {
    /// Files and folders as given by the user.
    package var paths: [String]
    package var compiler: WidgetCompiler
    /// The program's own executable, and the arguments that start it as a widget process which
    /// waits for its library.
    package var host: (executable: String, arguments: [String])
    /// The arguments that start it as the app of a library, whose path and the identifier of a
    /// preview follow.
    package var appArguments: [String]
    /// The home of the widget's process; nil: that of this program.
    package var home: ProcessHome?
    /// What the code of the widget may touch besides; nil: all that the user may.
    package var sandbox: SandboxPolicy?
    /// True: the app around the widget is compiled, with all its previews of views.
    package var isOfApp: Bool
    /// Folder for build products.
    package var scratch: String
    /// Handles the ActivityKit calls of user code in a child process.
    package var link: ActivityLink
    /// The lower limit of the timeout of every reply of a child process, in seconds.
    package var minimumTimeout: Double

    package init(
      paths: [String], compiler: WidgetCompiler, host: (executable: String, arguments: [String]),
      appArguments: [String] = [], home: ProcessHome? = nil, sandbox: SandboxPolicy? = nil,
      isOfApp: Bool = false, scratch: String, link: ActivityLink,
      minimumTimeout: Double = 0
    ) {
      self.paths = paths
      self.compiler = compiler
      self.host = host
      self.appArguments = appArguments
      self.home = home
      self.sandbox = sandbox
      self.isOfApp = isOfApp
      self.scratch = scratch
      self.link = link
      self.minimumTimeout = minimumTimeout
    }
  }

  private let builder: WidgetBuilder
  private let watch: SourceWatch?
  private let link: ActivityLink
  /// What starts the app of a library, and what its code may touch.
  private let appProgram: (executable: String, arguments: [String], sandbox: SandboxPolicy?)
  private var machine = ReloadMachine()
  private var next = NextBuild()
  /// Finished builds whose child process has not been started yet.
  private var builds: [Int: WidgetBuilder.Build] = [:]
  /// The child process that was started but has not replied yet.
  private var candidate: WidgetChild?
  private var spare: SpareProcess
  private var folders = BuildFolders()
  /// The child process in use; nil before the first has replied.
  package private(set) var child: WidgetChild?
  package private(set) var problems: ReloadProblems

  /// Starts watching the files.
  ///
  /// - Parameter wake: called from another thread when `advance` has something to do.
  package init(_ configuration: Configuration, wake: @escaping @Sendable () -> Void) {
    link = configuration.link
    appProgram = (
      configuration.host.executable, configuration.appArguments, configuration.sandbox
    )
    builder = WidgetBuilder(
      compiler: configuration.compiler, paths: configuration.paths,
      isOfApp: configuration.isOfApp, scratch: configuration.scratch, wake: wake)
    watch = SourceWatch(paths: configuration.paths)
    // A process that starts before the first build is to read what is built there.
    try? FileManager.default.createDirectory(
      atPath: configuration.scratch, withIntermediateDirectories: true)
    spare = SpareProcess(
      configuration.host,
      environment: { [configuration] needs in
        let sandbox = configuration.sandbox?.adding(readable: needs.resources)
        let environment =
          configuration.home?.environment(in: sandbox, reading: configuration.scratch)
          ?? SandboxPolicy.environment(of: nil)
        return environment.merging(needs.variables) { $1 }
      }, minimumTimeout: configuration.minimumTimeout)
    problems = ReloadProblems(
      CrashSymbolizer(compiler: configuration.compiler.compiler, wake: wake))
  }

  /// False when inotify is not available or does not watch all folders.
  package var watchesAll: Bool { watch.map { !$0.isIncomplete } ?? false }

  package var isBusy: Bool { machine.isBuilding }

  /// Seconds from the last displayed save to its first frame.
  package var latency: Double? { machine.latency }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    (watch.map { [($0.descriptor, false)] } ?? []) + (child?.descriptors ?? [])
      + (candidate?.descriptors ?? [])
  }

  /// Uptime in seconds at which `advance` must be called at the latest; nil: no limit.
  package var deadline: Double? {
    // Zero is in the past, so `advance` is called at once.
    let preparation = shouldPrepare ? 0.0 : nil
    return [machine.deadline, child?.deadline, candidate?.deadline, preparation].compactMap { $0 }
      .min()
  }

  /// True when the next process should be started: only while no build or frame is pending, so that
  /// it does not delay them.
  private var shouldPrepare: Bool {
    spare.isMissing && !machine.isBuilding && !machine.isFrameAwaited
  }

  /// Starts the first build, and a process ahead of time.
  package func start(at now: Moment) {
    spare.start()
    perform(machine.begin(at: now.uptime), at: now)
  }

  /// Starts a new build even if no file has changed.
  package func rebuild(at now: Moment) {
    next.rebuild()
    perform(machine.handle(.saved, at: now.uptime), at: now)
  }

  /// Records that a frame of this generation is on the screen.
  package func displayed(_ generation: Int, at now: Moment) {
    perform(machine.handle(.displayed(generation), at: now.uptime), at: now)
  }

  /// Starts another child process with the current library, for a separate screen; nil before the
  /// first child process is in use.
  ///
  /// - Parameter now: When it is started.
  package func sibling(at now: Moment) -> WidgetProcess? {
    guard let library = child?.build.report.library else { return nil }
    let process = spare.removeOrCreate(for: SpareProcess.Needs(child?.build.report))
    process.load(library)
    process.follow(spare.clock)
    // What the previews have stored is there, as in the child process. One that cannot be started
    // fails the next request, which says so.
    try? process.prepare(by: DescribeRequest(now: now.date), at: now.uptime)
    return process
  }

  /// Lets user code follow a clock from now on, in all processes of this preview; nil: the machine's.
  package func follow(_ clock: HostClock?) {
    guard clock != spare.clock else { return }
    // One that waits for its library is told when it has it.
    spare.clock = clock
    candidate?.follow(clock)
    child?.follow(clock)
  }

  /// Returns how the app of a library is started with a preview of a plain view as its screen.
  func appCommand(
    _ build: BuildReport, preview: String, in containers: AppContainers
  ) -> AppCommand {
    AppCommand(
      executable: appProgram.executable,
      arguments: appProgram.arguments + [build.library, preview],
      environment: containers.environment(
        of: .app, in: appProgram.sandbox?.adding(readable: build.resources),
        reading: (build.library as NSString).deletingLastPathComponent))
  }

  /// Handles file changes, finished builds, replies and deadlines, and returns the resulting
  /// events.
  package func advance(to now: Moment) -> [Event] {
    if let paths = watch?.changes(), !paths.isEmpty {
      next.include(changes: paths)
      perform(machine.handle(.saved, at: now.uptime), at: now)
    }
    perform(machine.tick(at: now.uptime), at: now)
    var events: [Event] = []
    for outcome in builder.drainOutcomes() { events += process(outcome, at: now) }
    if problems.locate() { events.append(.changed) }
    // The new child goes first, because its reply can cause the old one to be stopped.
    if let candidate {
      for event in candidate.readEvents(at: now.uptime) {
        events += process(event, ofCandidate: candidate, at: now)
      }
    }
    if let child {
      for event in child.readEvents(at: now.uptime) {
        events += process(event, of: child, at: now)
      }
    }
    if shouldPrepare { spare.start() }
    return events
  }

  /// Cancels the build and stops all child processes.
  package func stop() {
    builder.cancel()
    candidate?.stop()
    child?.stop()
    spare.stop()
  }

  // MARK: Actions of the state machine

  private func perform(_ actions: [ReloadMachine.Action], at now: Moment) {
    for action in actions {
      switch action {
      case .build(let generation):
        builder.build(
          generation, rescansFiles: next.rescansFiles, hasLineTables: next.hasLineTables)
        next.didStart()
      case .cancelBuild: builder.cancel()
      case .start(let generation): start(generation, at: now)
      case .discard:
        discard(candidate)
        candidate = nil
      case .activate:
        discard(child)
        child = candidate
        candidate = nil
        problems.reset()
      }
    }
  }

  private func start(_ generation: Int, at now: Moment) {
    guard let build = builds.removeValue(forKey: generation) else { return }
    let fresh = WidgetChild(
      generation: generation, build: build,
      process: spare.removeOrCreate(for: SpareProcess.Needs(build.report)), clock: spare.clock,
      link: link)
    candidate = fresh
    if let failure = fresh.requestDescription(at: now) {
      problems.setBuildProblem(WidgetProblem(failure, at: nil))
      perform(machine.handle(.failed(generation), at: now.uptime), at: now)
    }
  }

  /// Stops a child process and discards its build folder.
  private func discard(_ child: WidgetChild?) {
    guard let child else { return }
    child.stop()
    folders.discard(child.build.folder)
  }

  // MARK: Input

  private func process(_ outcome: WidgetBuilder.Outcome, at now: Moment) -> [Event] {
    switch outcome.result {
    case .success(let build):
      watch?.follow(build.sources.files)
      next.didBuild(build.sources.files)
      builds[outcome.generation] = build
      perform(machine.handle(.built(outcome.generation), at: now.uptime), at: now)
    case .failure(let error):
      problems.setBuildProblem(WidgetProblem(error))
      perform(machine.handle(.notBuilt(outcome.generation), at: now.uptime), at: now)
    }
    return [.changed]
  }

  private func process(
    _ event: WidgetChild.Event, ofCandidate candidate: WidgetChild, at now: Moment
  ) -> [Event] {
    switch event {
    case .described(let description):
      if let problem = Self.problem(of: description) {
        problems.setBuildProblem(problem)
        perform(machine.handle(.failed(candidate.generation), at: now.uptime), at: now)
        return [.changed]
      }
      perform(machine.handle(.replied(candidate.generation), at: now.uptime), at: now)
      return child === candidate ? [.adopted(description)] : []
    case .notDescribed(let message):
      problems.setBuildProblem(WidgetProblem(.run, message))
      perform(machine.handle(.failed(candidate.generation), at: now.uptime), at: now)
    case .ended(let failure, _):
      problems.setBuildFailure(failure, of: candidate.build)
      perform(machine.handle(.failed(candidate.generation), at: now.uptime), at: now)
      rebuildWithLineTables(for: failure, of: candidate.build, at: now)
    case .archived, .rendered, .screensChanged, .refused, .denied: break
    }
    return [.changed]
  }

  private func process(
    _ event: WidgetChild.Event, of child: WidgetChild, at now: Moment
  ) -> [Event] {
    switch event {
    case .described, .notDescribed: return []
    case .archived(let key, let archive): return [.archived(key, archive)]
    case .rendered(let key, let screen): return [.rendered(key, screen)]
    case .screensChanged: return [.screensChanged]
    case .denied(let denial): return [.denied(denial)]
    case .refused(let tile, let message): return [.refused(tile, message)]
    case .ended(let failure, let unanswered):
      let number = problems.add(failure, of: child.build)
      rebuildWithLineTables(for: failure, of: child.build, at: now)
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

  /// Returns the problem of sources without anything that can be shown; nil when there is something.
  private static func problem(of description: HostDescription) -> WidgetProblem? {
    let content = PreviewContent(description)
    guard content.entries.isEmpty, content.views.isEmpty else { return nil }
    let text =
      description.problems.first ?? description.noLiveActivityMessage ?? "declares no state to show"
    return WidgetProblem(.run, text)
  }

  /// Rebuilds once with line tables when a crash has no source location; line tables slow every
  /// other build.
  private func rebuildWithLineTables(
    for failure: WidgetFailure, of build: WidgetBuilder.Build, at now: Moment
  ) {
    guard !build.hasLineTables, !failure.frames.isEmpty, !machine.isBuilding,
      CrashSymbolizer.location(inMessage: failure, files: build.sources.files) == nil
    else { return }
    next.addLineTables()
    perform(machine.handle(.saved, at: now.uptime), at: now)
  }
}
