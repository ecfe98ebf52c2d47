import Emulator
import Foundation
import HostProtocol
import PhoneScreen

/// The same widget at another revision, for comparison: built once from files that do not change,
/// and rendered with the same requests.
@MainActor
package final class Baseline {
  enum Event { case nothing, ready, archive }

  /// The revision as the user named it.
  package let name: String
  private let reloader: Reloader
  private(set) var archives = SheetArchives()

  /// - Parameter reloader: Builds the revision's files.
  package init(name: String, reloader: Reloader) {
    self.name = name
    self.reloader = reloader
  }

  func start(at now: Moment) { reloader.start(at: now) }

  func stop() { reloader.stop() }

  /// Lets user code follow a clock from now on; nil: the machine's.
  func follow(_ clock: HostClock?) { reloader.follow(clock) }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { reloader.descriptors }

  var deadline: Double? { reloader.deadline }

  /// The reason why there is nothing to compare with; nil while the build has no problem.
  var problem: WidgetProblem? { reloader.problems.buildProblem }

  /// Processes what is due and reports whether to request archives (`ready`) or redraw (`archive`).
  func advance(to now: Moment) -> Event {
    var result = Event.nothing
    for item in reloader.advance(to: now) {
      switch item {
      case .adopted: return .ready
      case .archived(let key, let archive):
        if archives.store(key, archive) { result = .archive }
      case .refused(let tile, let message):
        if let key = tile.activity { archives.fail(key, .refused(message)) }
      case .ended(let culprits, let others, let problem):
        for culprit in culprits.compactMap(\.activity) { archives.fail(culprit, .ended(problem)) }
        archives.reset(others.compactMap(\.activity))
        return .ready
      case .changed, .rendered, .screensChanged, .denied: break
      }
    }
    return result
  }

  /// Requests the archives that are wanted and missing; does nothing before the first build.
  ///
  /// - Parameter keys: Returns the wanted archives for a build's generation.
  func request(_ keys: (Int) -> [SheetPresentation: SheetArchives.Key], at now: Moment) {
    guard let child = reloader.child else { return }
    for key in archives.setWanted(keys(child.generation), first: SheetPresentation.allCases) {
      if case .refused(_, let message)? = child.requestArchive(.activity(key), at: now) {
        archives.fail(key, .refused(message))
      }
    }
  }
}
