package import ActivityKit
import ActivityModel
package import Emulator
package import Foundation
package import HostProtocol
import PhoneScreen
package import ViewArchive

/// The child process of one build: asked what it offers and for pictures, each answer going back
/// to who asked. Nothing here waits.
@MainActor
package final class WidgetChild {
  package enum News: Sendable {
    case described(HostDescription)
    case notDescribed(String)
    case archived(SheetArchives.Key, ActivityArchive)
    /// It lives, and says why there is no picture.
    case refused(SheetArchives.Key, String)
    /// It is gone, and was at work on the first of these; the others are unanswered too.
    case ended(WidgetFailure, unanswered: [SheetArchives.Key])
  }

  package let generation: Int
  package let build: WidgetBuilder.Build
  private let process: WidgetProcess
  private let link: ActivityLink
  private var description: Int?
  private var questions: [Int: SheetArchives.Key] = [:]

  /// - Parameters:
  ///   - process: One that waits for its library.
  ///   - link: What user code asks, should it ask while a picture is made.
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

  func describe(at now: Moment) -> WidgetFailure? {
    do {
      description = try process.send(.describe(now: now.date), at: now.uptime)
      return nil
    } catch {
      return .cannotStart(error.localizedDescription)
    }
  }

  /// A child that has ended is started again by this.
  package func ask(
    _ key: SheetArchives.Key, at now: Moment
  ) -> News? {
    do {
      let number = try process.send(.archive(key.request(at: now.date)), at: now.uptime)
      questions[number] = key
      return nil
    } catch {
      return .refused(key, WidgetFailure.cannotStart(error.localizedDescription).message)
    }
  }

  /// What has come in since the last call.
  func collect(at uptime: Double) -> [News] {
    (process.read() + process.checkDeadline(at: uptime)).compactMap { output in
      switch output {
      case .call(let call, let id):
        try? process.answer(call.answer(from: link, words: RefusalText.words), to: id)
        return nil
      case .failed(let failure, let unanswered):
        description = nil
        defer { questions = [:] }
        return .ended(failure, unanswered: unanswered.sorted().compactMap { questions[$0] })
      case .reply(let reply, let id): return news(reply, to: id)
      }
    }
  }

  private func news(_ reply: HostReply, to id: Int) -> News? {
    if id == description {
      description = nil
      switch reply {
      case .described(let description): return .described(description)
      case .failed(let words): return .notDescribed(words)
      case .archived, .performed: return .notDescribed(WidgetFailure.garbled.message)
      }
    }
    // A library that cannot be loaded is told before any question.
    if id == 0, case .failed(let words) = reply { return .notDescribed(words) }
    guard let key = questions.removeValue(forKey: id) else { return nil }
    switch reply {
    case .archived(let archive): return .archived(key, archive)
    case .failed(let words): return .refused(key, words)
    case .described, .performed: return .refused(key, WidgetFailure.garbled.message)
    }
  }

  func stop() { process.stop() }
}
