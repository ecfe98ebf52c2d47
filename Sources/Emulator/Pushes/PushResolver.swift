import ActivityEngine
import ActivityModel
import Foundation

/// Finds what a push is for by its token, as the push service and the device do together.
struct PushResolver {
  /// Why a push reaches nothing, and what its sender is answered.
  struct Failure: Error {
    var answer: PushResult.Answer
    var reason: String
  }

  let engine: Engine
  /// Formats the time of a date.
  let time: (Date) -> String
  let name: (ActivityID) -> String
  /// The app of an attributes type.
  let owner: (String) -> String

  /// Seconds in which pushes to a token that is no longer in use are still accepted, and ignored.
  /// A minute is our choice (PUSH-9).
  static let grace = 60.0

  /// Looks up the target of a push.
  ///
  /// - Throws: `Failure` when there is none, or it is another app's.
  func target(of delivery: PushDelivery, at now: Date) throws(Failure) -> PushTarget {
    switch delivery.target {
    case .activity(let id): return .activities([id])
    case .start(let type):
      return .start(app: owner(type), attributesType: type)
    case .channel(let channel, let app):
      let ids = engine.activities(on: channel, of: app)
      guard !ids.isEmpty else {
        throw Failure(
          answer: .delivered,
          reason: "no activity of \(app) listens to the channel \(Self.shortened(channel))")
      }
      return .activities(ids)
    case .token(let token): return try target(of: token, app: delivery.app, at: now)
    }
  }

  private func target(
    of token: Data, app: String?, at now: Date
  ) throws(Failure) -> PushTarget {
    switch engine.target(of: token) {
    case .activity(let id)?:
      try check(app, isOwner: engine.record(id)?.app)
      return .activities([id])
    case .start(let owner, let type)?:
      try check(app, isOwner: owner)
      return .start(app: owner, attributesType: type)
    case nil:
      guard let retired = engine.retiredToken(token) else {
        throw Failure(answer: .unknownToken, reason: Self.unknown(token))
      }
      try check(app, isOwner: retired.app)
      throw failure(retired, at: now)
    }
  }

  /// The length of an app's token for ordinary notifications, in bytes (observed).
  private static let notificationTokenBytes = 32

  private static func unknown(_ token: Data) -> String {
    let text = "the token \(TokenText.short(token)) was never issued here"
    return token.count == notificationTokenBytes
      ? "\(text): it is as long as an app's notification token; use the activity's pushToken"
      : "\(text): 'island tokens' lists those in use"
  }

  private func check(_ app: String?, isOwner owner: String?) throws(Failure) {
    guard let app, let owner, app != owner else { return }
    throw Failure(
      answer: .wrongTopic, reason: "the token was issued for \(owner), apns-topic names \(app)")
  }

  private func failure(_ retired: RetiredToken, at now: Date) -> Failure {
    let what =
      switch retired.token.target {
      case .activity(let id): name(id)
      case .start(_, let type): "push-to-start of \(type)"
      }
    let when = time(retired.date)
    let isInGrace = now.timeIntervalSince(retired.date) < Self.grace
    switch retired.reason {
    case .replaced:
      let current = current(retired.token.target).map { "; the current one ends in \($0)" } ?? ""
      return Failure(
        answer: isInGrace ? .delivered : .unregistered(retired.date),
        reason: "the token of \(what) was replaced at \(when)\(current)")
    case .ended:
      return Failure(
        answer: isInGrace ? .delivered : .unregistered(retired.date),
        reason: "\(what) ended at \(when), and its token with it: start another activity")
    case .expired:
      return Failure(
        answer: .expired(retired.date),
        reason: "the token of \(what) expired at \(when): 'island tokens rotate' issues another")
    case .invalidated:
      return Failure(
        answer: .unregistered(retired.date),
        reason: "the token of \(what) was invalidated at \(when): 'island tokens rotate' issues "
          + "another")
    }
  }

  /// The last digits of the token that a target has now.
  private func current(_ target: PushToken.Target) -> String? {
    let token =
      switch target {
      case .activity(let id): engine.record(id)?.pushToken
      case .start(let app, let type): engine.startToken(app: app, attributesType: type)
      }
    return token.map { String(TokenText.hex($0).suffix(4)) }
  }

  private static func shortened(_ channel: String) -> String {
    channel.count > 12 ? channel.prefix(4) + "…" + channel.suffix(4) : channel
  }
}
