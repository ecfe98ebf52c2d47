import Emulator
import Foundation
import PhoneScreen

/// The same widget at another revision, for comparison: built once from files that do not change,
/// and rendered with the same requests.
@MainActor
package final class Baseline {
  enum News { case nothing, ready, picture }

  /// The revision as the user named it.
  package let name: String
  private let reloader: Reloader
  private(set) var archives = SheetArchives()

  /// - Parameter reloader: Builds the revision's files.
  package init(name: String, reloader: Reloader) {
    self.name = name
    self.reloader = reloader
  }

  func begin(at now: Moment) { reloader.begin(at: now) }

  func stop() { reloader.stop() }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { reloader.descriptors }

  var deadline: Double? { reloader.deadline }

  /// The reason why there is nothing to compare with; nil while the build has no problem.
  var problem: WidgetProblem? { reloader.buildProblem }

  /// Processes what is due and reports whether to request archives (`ready`) or redraw (`picture`).
  func advance(to now: Moment) -> News {
    var result = News.nothing
    for item in reloader.advance(to: now) {
      switch item {
      case .adopted: return .ready
      case .archived(let key, let archive):
        if archives.settle(key, archive) { result = .picture }
      case .refused(let key, let words): archives.fail(key, .refused(words))
      case .ended(let culprits, let others, let problem):
        for culprit in culprits { archives.fail(culprit, .ended(problem)) }
        archives.forget(others)
        return .ready
      case .changed: break
      }
    }
    return result
  }

  /// Requests the archives that are wanted and missing; does nothing before the first build.
  ///
  /// - Parameter keys: Returns the wanted archives for a build's generation.
  func ask(_ keys: (Int) -> [SheetPresentation: SheetArchives.Key], at now: Moment) {
    guard let child = reloader.child else { return }
    for key in archives.want(keys(child.generation), first: SheetPresentation.allCases) {
      if case .refused(_, let words)? = child.ask(key, at: now) {
        archives.fail(key, .refused(words))
      }
    }
  }
}
