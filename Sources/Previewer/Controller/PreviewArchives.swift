import ActivityModel
import Emulator
import Foundation
import HostProtocol
import PhoneScreen
import ViewArchive
import WidgetBuild

/// Requests the archives of a preview from the child process of the newest build, and from that of
/// the revision that it is compared with; stores the replies.
@MainActor
final class PreviewArchives {
  /// What has changed for the preview after an event.
  enum Change {
    /// The child process of a new build is in use.
    case adopted(HostDescription)
    /// A reply arrived that the sheet waits for.
    case received
    /// A child process ended, and requests are missing again; with a message when it ended without
    /// a request that the end can be attributed to.
    case interrupted(message: String?)
    /// The build's state or a problem's source location has changed.
    case statusChanged
    /// The revision's child process has started or ended: its requests are missing.
    case baselineReady
    /// An archive of the revision arrived.
    case baselineReceived
    /// Something about previews of plain views.
    case views(Reloader.Event)
    /// The code of the widget was not given what it asked for.
    case denied(Denial)
  }

  let reloader: Reloader
  let comparisonSource: ComparisonSource
  private(set) var current = SheetArchives()

  init(_ reloader: Reloader, baseline: Baseline?) {
    self.reloader = reloader
    comparisonSource = ComparisonSource(baseline)
  }

  func start(at now: Moment) {
    reloader.start(at: now)
    comparisonSource.baseline?.start(at: now)
  }

  func stop() {
    reloader.stop()
    comparisonSource.baseline?.stop()
  }

  /// Lets user code follow a clock from now on; nil: the machine's.
  func follow(_ clock: HostClock?) {
    reloader.follow(clock)
    comparisonSource.baseline?.follow(clock)
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    reloader.descriptors + (comparisonSource.baseline?.descriptors ?? [])
  }

  /// Uptime in seconds at which `advance` must be called at the latest; nil: no limit.
  var deadline: Double? {
    [reloader.deadline, comparisonSource.baseline?.deadline].compactMap { $0 }.min()
  }

  /// Stores what has arrived, and calls `handle` after each event, before the next one is stored.
  func advance(to now: Moment, _ handle: (Change) -> Void) {
    for event in reloader.advance(to: now) {
      handle(.views(event))
      if let change = store(event) { handle(change) }
    }
    switch comparisonSource.baseline?.advance(to: now) {
    case nil, .nothing?: break
    case .ready?: handle(.baselineReady)
    case .archive?: handle(.baselineReceived)
    }
  }

  /// The keys that the sources read from the store of an app group.
  var appGroupKeys: [String] { reloader.child?.build.report.appGroupKeys ?? [] }

  private func store(_ event: Reloader.Event) -> Change? {
    switch event {
    case .adopted(let description):
      comparisonSource.keep(current.all)
      return .adopted(description)
    case .archived(let key, let archive):
      return current.store(key, archive) ? .received : nil
    case .refused(let tile, let message):
      guard let key = tile.activity else { return nil }
      current.fail(key, .refused(message))
      return .received
    case .rendered, .screensChanged: return nil
    case .denied(let denial): return .denied(denial)
    case .ended(let culprits, let others, let problem):
      for culprit in culprits.compactMap(\.activity) { current.fail(culprit, .ended(problem)) }
      current.reset(others.compactMap(\.activity))
      // Without a pending request the next one starts the process again.
      return .interrupted(
        message: culprits.isEmpty ? reloader.problems.childProblems[problem]?.message : nil)
    case .changed: return .statusChanged
    }
  }

  /// Requests every archive that is wanted and neither received nor pending; false when there is no
  /// child process or nothing to show yet.
  ///
  /// - Parameter visible: The presentations on the current page, requested before the others.
  func request(for state: PreviewState, visible: [SheetPresentation], at now: Moment) -> Bool {
    guard let child = reloader.child, let entry = state.entry, let values = state.values else {
      return false
    }
    var settings = state.settings
    settings.isStale = state.isStale
    func wanted(_ generation: Int) -> [SheetPresentation: SheetArchives.Key] {
      Dictionary(
        uniqueKeysWithValues: SheetPresentation.allCases.map { presentation in
          let request = settings.request(
            for: presentation, type: entry.attributesType, attributes: values.attributes,
            state: values.state, now: now.date, keepsPlaces: true)
          return (presentation, SheetArchives.Key(generation: generation, request: request))
        })
    }
    comparisonSource.baseline?.request(wanted, at: now)
    let keys = wanted(child.generation)
    let order = [state.focus] + visible + SheetPresentation.allCases
    for key in current.setWanted(keys, first: order) {
      if case .refused(_, let message)? = child.requestArchive(.activity(key), at: now) {
        current.fail(key, .refused(message))
      }
    }
    return true
  }

  /// The problem that keeps the last save from being shown; nil when there is none.
  ///
  /// - Parameter visible: The presentations on the current page, whose problems come first.
  func problem(visible: [SheetPresentation]) -> WidgetProblem? {
    if let problem = reloader.problems.buildProblem { return problem }
    for presentation in visible + SheetPresentation.allCases {
      switch current.failure(of: presentation) {
      case .refused(let message): return WidgetProblem(.run, message)
      case .ended(let number): return reloader.problems.childProblems[number]
      case nil: continue
      }
    }
    return nil
  }

  /// The input of the lint rules: the archive that the phone's presentations share; nil before it
  /// has arrived.
  func lintInput(_ settings: SheetSettings, at now: Date) -> LintCache.Input? {
    guard let child = reloader.child, let archive = current.archive(of: .expanded) else {
      return nil
    }
    return LintCache.Input(
      archive: archive, environment: settings.environment(for: .expanded, now: now),
      generation: child.generation, files: child.build.report.files)
  }
}
