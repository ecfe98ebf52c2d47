import ActivityModel
import Foundation

/// Sorted indexes of the activities, updated with every change so that no event has to iterate over
/// all activities. They are derived from the records alone, and so are not encoded.
struct ActivityIndex: Sendable {
  /// The indexes of one app's activities.
  struct App: Sendable {
    /// The candidates for the island: running activities of standard style.
    var relevance = SortedMap<RelevanceOrderKey, Void>()
    /// The same activities; the one that started or alerted last comes first.
    var promotions = SortedMap<IslandOrderKey, Void>()
    /// The number of activities that count toward the limit: running or scheduled.
    var living = 0

    fileprivate var isEmpty: Bool { living == 0 && relevance.isEmpty }
  }

  /// The next deadline of each activity.
  private(set) var deadlines = SortedMap<Deadline, Void>()
  /// The activities with a card on the lock screen, in the order of the cards.
  private(set) var cards = SortedMap<CardOrderKey, Void>()
  /// Increases with every change of the cards or their order.
  private(set) var cardsRevision = 0
  /// The number of candidates for the island: running activities of standard style.
  private(set) var candidates = 0
  /// The number of activities that count toward the limit: running or scheduled.
  private(set) var living = 0
  /// The running activities of transient style; each ends when it is no longer expanded.
  private(set) var transients = SortedMap<RelevanceOrderKey, Void>()
  private var apps = SortedMap<String, App>()
  /// The apps with candidates, each by its newest promotion.
  private var newest = SortedMap<IslandOrderKey, String>()
  /// Seconds after its start at which the system ends an activity.
  private let activeDuration: TimeInterval

  init(activeDuration: TimeInterval) { self.activeDuration = activeDuration }

  subscript(app: String) -> App { apps[app] ?? App() }

  /// The apps with candidates; the one that started or alerted last comes first.
  var appsByPromotion: some Sequence<String> { newest.lazy.map(\.value) }

  /// Replaces a record with one of the same id and app; nil: no record before or after the change.
  mutating func replace(_ old: ActivityRecord?, with new: ActivityRecord?) {
    moveDeadline(old, new)
    moveCard(old.flatMap(cardKey), new.flatMap(cardKey))
    moveTransient(old, new)
    moveCandidate(old, new)
  }

  private mutating func moveDeadline(_ old: ActivityRecord?, _ new: ActivityRecord?) {
    let before = old.flatMap { Deadline(of: $0, activeDuration: activeDuration) }
    let after = new.flatMap { Deadline(of: $0, activeDuration: activeDuration) }
    guard before != after else { return }
    if let before { deadlines.remove(before) }
    if let after { deadlines.insert(after) }
  }

  private func cardKey(_ record: ActivityRecord) -> CardOrderKey? {
    record.phase != .pending && record.phase != .dismissed && record.style == .standard
      ? CardOrderKey(record) : nil
  }

  private mutating func moveCard(_ before: CardOrderKey?, _ after: CardOrderKey?) {
    guard before != after else { return }
    let oldRank = before.map { cards.rank(of: $0) }
    if let before { cards.remove(before) }
    if let after { cards.insert(after) }
    if oldRank != after.map({ cards.rank(of: $0) }) { cardsRevision += 1 }
  }

  private mutating func moveTransient(_ old: ActivityRecord?, _ new: ActivityRecord?) {
    func key(_ record: ActivityRecord) -> RelevanceOrderKey? {
      record.style == .transient && record.phase.isRunning ? RelevanceOrderKey(record) : nil
    }
    let (before, after) = (old.flatMap(key), new.flatMap(key))
    guard before != after else { return }
    if let before { transients.remove(before) }
    if let after { transients.insert(after) }
  }

  private mutating func moveCandidate(_ old: ActivityRecord?, _ new: ActivityRecord?) {
    guard let name = (new ?? old)?.app else { return }
    let (before, after) = (Standing(old), Standing(new))
    guard before != after else { return }
    var app = self[name]
    let newestBefore = app.promotions.first?.key
    app.move(before, after)
    living += after.living - before.living
    candidates += (after.relevance == nil ? 0 : 1) - (before.relevance == nil ? 0 : 1)
    apps[name] = app.isEmpty ? nil : app
    let newestAfter = app.promotions.first?.key
    guard newestBefore != newestAfter else { return }
    if let newestBefore { newest[newestBefore] = nil }
    if let newestAfter { newest[newestAfter] = name }
  }
}

/// A record's entries in the indexes of its app; nil and 0 if there is no record.
private struct Standing: Equatable {
  /// The key in the app's order of relevance; nil, like `promotion`, when the activity is no
  /// candidate for the island.
  var relevance: RelevanceOrderKey?
  var promotion: IslandOrderKey?
  /// 1 when the activity counts toward the limits (running or scheduled: LIFE-3, LIFE-10), else 0.
  var living = 0

  init(_ record: ActivityRecord?) {
    guard let record else { return }
    if record.phase.isRunning, record.style == .standard {
      relevance = RelevanceOrderKey(record)
      promotion = IslandOrderKey(record)
    }
    living = record.phase.isRunning || record.phase == .pending ? 1 : 0
  }
}

extension ActivityIndex.App {
  fileprivate mutating func move(_ before: Standing, _ after: Standing) {
    living += after.living - before.living
    if before.relevance != after.relevance {
      if let key = before.relevance { relevance.remove(key) }
      if let key = after.relevance { relevance.insert(key) }
    }
    if before.promotion != after.promotion {
      if let key = before.promotion { promotions.remove(key) }
      if let key = after.promotion { promotions.insert(key) }
    }
  }
}
