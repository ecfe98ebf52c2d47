import ActivityKit
import ActivityModel
package import Emulator
import Foundation
package import HostProtocol
package import PhoneScreen
package import ViewArchive
import WidgetBuild

/// The child process of one build: sends requests and matches replies to them by identifier. No
/// function blocks.
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
    /// The process replied that it cannot make the archive; the text is the reason.
    case refused(TileRequest, String)
    /// The process has ended while it handled the first of these requests; the others were queued.
    case ended(WidgetFailure, unanswered: [TileRequest])
  }

  package let generation: Int
  package let build: WidgetBuilder.Build
  private let process: WidgetProcess
  private let link: ActivityLink
  private var pendingRequests = RequestTable<PendingRequest>()

  /// What a pending request was for.
  private enum PendingRequest {
    case description
    case tile(TileRequest)
  }

  /// Loads the build's library into the process.
  ///
  /// - Parameters:
  ///   - process: a process that waits for its library.
  ///   - link: handles the ActivityKit calls that user code makes while it is evaluated.
  init(
    generation: Int, build: WidgetBuilder.Build, process: WidgetProcess, link: ActivityLink
  ) {
    self.generation = generation
    self.build = build
    self.process = process
    self.link = link
    process.load(build.report.library)
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { process.descriptors }

  package var deadline: Double? { process.deadline }

  /// Requests the description; returns the failure when the process cannot be started.
  func requestDescription(at now: Moment) -> WidgetFailure? {
    do {
      let id = try process.send(.describe(now: now.date), at: now.uptime)
      pendingRequests.register(id, for: .description)
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
      let id = try process.send(tile.request(at: now.date), at: now.uptime)
      pendingRequests.register(id, for: .tile(tile))
      return nil
    } catch {
      return .refused(tile, WidgetFailure.cannotStart(error.localizedDescription).message)
    }
  }

  /// Reads the output received since the last call, and replies to user code's ActivityKit calls.
  func readEvents(at uptime: Double) -> [Event] {
    process.messages(at: uptime).compactMap { message in
      switch message {
      case .call(.screenChanged, _): return .screensChanged
      case .call(let call, let id):
        try? process.reply(call.reply(from: link), to: id)
        return nil
      case .failed(let failure):
        let unanswered = pendingRequests.removeAll().compactMap { request in
          if case .tile(let tile) = request { tile } else { nil }
        }
        return .ended(failure, unanswered: unanswered)
      case .reply(let reply, let id): return event(reply, to: id)
      }
    }
  }

  private func event(_ reply: HostReply, to id: Int) -> Event? {
    // The process reports a library that cannot be loaded with identifier 0, before any request.
    if id == 0, case .failed(let message) = reply { return .notDescribed(message) }
    switch (pendingRequests.complete(id), reply) {
    case (nil, _): return nil
    case (.description, .described(let description)): return .described(description)
    case (.description, .failed(let message)): return .notDescribed(message)
    case (.description, _): return .notDescribed(WidgetFailure.protocolViolation.message)
    case (.tile(.activity(let key)), .archived(let archive)): return .archived(key, archive)
    case (.tile(.view(let key)), .screen(let screen)): return .rendered(key, screen)
    case (.tile(let tile), .failed(let message)): return .refused(tile, message)
    case (.tile(let tile), _): return .refused(tile, WidgetFailure.protocolViolation.message)
    }
  }

  func stop() { process.stop() }
}
