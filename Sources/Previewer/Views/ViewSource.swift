import Emulator
import Foundation
import PhoneScreen
import ViewArchive

/// The previews of plain views of one build: its tiles, and their screens from its child process.
@MainActor
final class ViewSource {
  let reloader: Reloader
  private(set) var tiles: [ViewTile] = []
  private(set) var archives = ViewArchives()

  init(_ reloader: Reloader) { self.reloader = reloader }

  /// Handles an event of the reloader, as far as it is about views; true when something shown has
  /// changed.
  func handle(_ event: Reloader.Event) -> Bool {
    switch event {
    case .adopted(let description):
      tiles = ViewTile.all(of: description)
      return true
    case .rendered(let key, let screen): return archives.store(key, screen)
    case .screensChanged:
      archives.expire()
      return true
    case .refused(let tile, let message):
      guard let key = tile.view else { return false }
      archives.fail(key, .refused(message))
      return true
    case .ended(let culprits, let others, let problem):
      for key in culprits.compactMap(\.view) { archives.fail(key, .ended(problem)) }
      archives.reset(others.compactMap(\.view))
      return true
    case .changed: return true
    case .archived, .denied: return false
    }
  }

  /// Requests the screens that are wanted and neither received nor pending.
  ///
  /// - Parameter requests: The request of each tile, the most urgent first.
  func request(_ requests: [(tile: ViewTile, request: ScreenRequest)], at now: Moment) {
    guard let child = reloader.child else { return }
    let keys = requests.map { request in
      (request.tile, ViewArchives.Key(generation: child.generation, request: request.request))
    }
    let wanted = Dictionary(keys, uniquingKeysWith: { first, _ in first })
    for key in archives.setWanted(wanted, first: keys.map(\.0)) {
      if case .refused(_, let message)? = child.requestArchive(.view(key), at: now) {
        archives.fail(key, .refused(message))
      }
    }
  }

  /// The problem that keeps the last save from being shown; nil when there is none.
  ///
  /// - Parameter visible: The tiles on the current page, whose problems come first.
  func problem(visible: [ViewTile]) -> WidgetProblem? {
    if let problem = reloader.problems.buildProblem { return problem }
    for tile in visible {
      switch archives.failure(of: tile) {
      case .refused(let message): return WidgetProblem(.run, "\(tile.title): \(message)")
      case .ended(let number): return reloader.problems.childProblems[number]
      case nil: continue
      }
    }
    return nil
  }
}
