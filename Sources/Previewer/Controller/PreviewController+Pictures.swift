import CellRaster
import Emulator
import Foundation
import PhoneScreen
import ViewArchive
import WidgetBuild

/// Requests archives from the child process and processes its replies.
extension PreviewController {
  /// Requests every archive that is wanted and neither received nor pending.
  func ask(at now: Moment) {
    guard let child = reloader.child, let entry = state.entry, let values = state.values else {
      return
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
    baseline?.ask(wanted, at: now)
    let keys = wanted(child.generation)
    for key in archives.want(keys, first: [state.focus] + visible + SheetPresentation.allCases) {
      if case .refused(_, let words)? = child.ask(key, at: now) {
        archives.fail(key, .refused(words))
      }
    }
    showSettled()
  }

  /// Processes one event of the reloader.
  func take(_ news: Reloader.News, at now: Moment) {
    switch news {
    case .adopted(let description):
      before = archives.all
      let lost = state.adopt(PreviewContent(description), at: now.uptime, now: now.date)
      chooseFirstState(at: now)
      if let lost { say("the edited state no longer fits: \(lost.text)", at: now, isError: true) }
      if name != drawnName { useSettings() }
      ask(at: now)
      if let process = stage == nil ? nil : reloader.sibling() { stage?.exchange(process) }
    case .archived(let key, let archive):
      if archives.settle(key, archive) { showSettled() }
    case .refused(let key, let words):
      archives.fail(key, .refused(words))
      showSettled()
    case .ended(let culprits, let others, let problem):
      for culprit in culprits { archives.fail(culprit, .ended(problem)) }
      if culprits.isEmpty, let words = reloader.problems[problem]?.message {
        // It ended without a pending request: the next request starts it again.
        say(words, at: now, isError: true)
      }
      archives.forget(others)
      ask(at: now)
    case .changed: isDirty = true
    }
  }

  /// Advances the comparison revision and requests or redraws what it needs.
  func follow(_ baseline: Baseline, at now: Moment) {
    switch baseline.advance(to: now) {
    case .nothing: break
    // Its child has started, or ended and starts again: request what is missing.
    case .ready: ask(at: now)
    case .picture: if comparesPictures { isDirty = true }
    }
  }

  // MARK: Compare

  var comparesPictures: Bool {
    if case .compare = state.pane { true } else { false }
  }

  /// True when there is something to compare the current frames with.
  var hasBefore: Bool { baseline != nil || !before.isEmpty }

  /// The current frames beside the older ones, and the name of the older ones; with a note instead
  /// of frames while the revision is not built.
  var comparison: (comparison: Comparison, name: String, note: String?) {
    let old = baseline?.archives.all ?? before
    if let baseline, old.isEmpty {
      let note = baseline.problem.map { "\(baseline.name): \($0.message)" }
      return (
        Comparison(before: [], after: []), baseline.name,
        note ?? "\(baseline.name) is being compiled"
      )
    }
    let renderer = renderer
    let now = clock.now().date
    let room = CellSize(
      columns: max((size.columns - 6) / 2, 20), rows: max(size.rows - 8, 5))
    func frames(_ archives: [SheetPresentation: ActivityArchive]) -> [SheetFrame] {
      SheetPresentation.allCases.compactMap { presentation in
        archives[presentation].map { renderer.frame(presentation, of: $0, at: now, in: room) }
      }
    }
    let name = baseline?.name ?? "before the save"
    return (Comparison(before: frames(old), after: frames(archives.all)), name, nil)
  }

  /// Redraws once all visible archives are there, never a half-updated sheet: the rest arrives
  /// within milliseconds.
  private func showSettled() {
    guard archives.isSettled(visible) else { return }
    sheet.forgetAll()
    isDirty = true
  }

  /// The name that a watch writes over the activity: the app's if declared, else the widget's.
  var name: String {
    let app = state.content?.entries.count == 1 ? reloader.child?.build.sources.app : nil
    return app?.displayName ?? state.entry?.widget ?? "Live Activity"
  }

  /// The problem that keeps the last save from being shown; nil when there is none.
  var problem: WidgetProblem? {
    if let problem = reloader.buildProblem { return problem }
    for presentation in visible + SheetPresentation.allCases {
      switch archives.failure(of: presentation) {
      case .refused(let words): return WidgetProblem(.run, words)
      case .ended(let number): return reloader.problems[number]
      case nil: continue
      }
    }
    return nil
  }
}
