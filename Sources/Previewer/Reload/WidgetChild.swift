import ActivityKit
package import ActivityModel
package import Emulator
import Foundation
package import HostProtocol
package import PhoneScreen
package import ViewArchive
import WidgetBuild

/// The child process of one build: sends requests, and makes events of their replies. No function
/// blocks.
@MainActor
package final class WidgetChild {
  package enum Event: Sendable {
    /// The child process replied with its description.
    case described(HostDescription)
    /// The child process could not be loaded or described; the text is the reason.
    case notDescribed(String)
    case archived(SheetArchives.Key, ActivityArchive)
    case rendered(ViewArchives.Key, ScreenArchive)
    /// The screen of a preview of a plain view is outdated.
    case screensChanged
    /// The code was not given what it asked for.
    case denied(Denial)
    /// The process replied that it cannot make the archive; the text is the reason.
    case refused(TileRequest, String)
    /// The process has ended while it handled the first of these requests; the others were queued.
    case ended(WidgetFailure, unanswered: [TileRequest])
  }

  package let generation: Int
  package let build: WidgetBuilder.Build
  private let process: WidgetProcess
  private let link: ActivityLink
  /// What has happened since the last `readEvents`.
  private var events: [Event] = []
  /// The tiles that the process has left undone when it ended, in the order of asking.
  private var undone: [TileRequest] = []

  /// Loads the build's library into the process.
  ///
  /// - Parameters:
  ///   - process: a process that waits for its library.
  ///   - clock: what user code follows; nil: the machine's.
  ///   - link: handles the ActivityKit calls that user code makes while it is evaluated.
  init(
    generation: Int, build: WidgetBuilder.Build, process: WidgetProcess, clock: HostClock?,
    link: ActivityLink
  ) {
    self.generation = generation
    self.build = build
    self.process = process
    self.link = link
    process.load(build.report.library)
    process.follow(clock)
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { process.descriptors }

  package var deadline: Double? { process.deadline }

  /// Requests the description; returns the failure when the process cannot be started.
  func requestDescription(at now: Moment) -> WidgetFailure? {
    do {
      try process.send(DescribeRequest(now: now.date), at: now.uptime) { [weak self] result in
        switch result {
        case .success(let description): self?.events.append(.described(description))
        // The end of the process is an event of its own.
        case .failure(.process): break
        case .failure(let failure): self?.events.append(.notDescribed(failure.message))
        }
      }
      process.prepareNext(by: DescribeRequest(now: now.date))
      return nil
    } catch {
      return .cannotStart(error.localizedDescription)
    }
  }

  /// Requests an archive; starts the process again if it has ended. Returns a refusal when it
  /// cannot be started, otherwise nil.
  package func requestArchive(
    _ tile: TileRequest, at now: Moment
  ) -> Event? {
    do {
      switch tile {
      case .activity(let key):
        try process.send(key.request(at: now.date), at: now.uptime) { [weak self] result in
          self?.finish(tile, result) { .archived(key, $0) }
        }
      case .view(let key):
        try process.send(key.request(at: now.date), at: now.uptime) { [weak self] result in
          self?.finish(tile, result) { .rendered(key, $0) }
        }
      }
      return nil
    } catch {
      return .refused(tile, WidgetFailure.cannotStart(error.localizedDescription).message)
    }
  }

  private func finish<Value>(
    _ tile: TileRequest, _ result: Result<Value, HostFailure>, _ event: (Value) -> Event
  ) {
    switch result {
    case .success(let value): events.append(event(value))
    case .failure(.process): undone.append(tile)
    case .failure(let failure): events.append(.refused(tile, failure.message))
    }
  }

  /// Reads the output received since the last call, and replies to user code's ActivityKit calls.
  func readEvents(at uptime: Double) -> [Event] {
    for message in process.messages(at: uptime) {
      switch message {
      case .replied: break
      // The process reports a library that cannot be loaded before any request.
      case .refused(let reason): events.append(.notDescribed(reason))
      case .denied(let denial): events.append(.denied(denial))
      case .call(.screenChanged, _): events.append(.screensChanged)
      case .call(let call, let id): try? process.reply(call.reply(from: link), to: id)
      case .failed(let failure):
        events.append(.ended(failure, unanswered: undone))
        undone = []
      }
    }
    defer { events = [] }
    return events
  }

  /// Lets user code follow a clock from now on; nil: the machine's.
  func follow(_ clock: HostClock?) { process.follow(clock) }

  func stop() { process.stop() }
}
