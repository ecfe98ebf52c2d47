import ActivityModel
import Foundation

@testable import ActivityEngine

/// What the engine should answer, worked out from all records every time, without an index: slow,
/// and short enough to be read beside presentations.md §2.1.
struct ReferenceModel {
  let engine: Engine
  let records: [ActivityRecord]
  private let candidates: [ActivityRecord]

  init(_ engine: Engine) {
    self.engine = engine
    records = engine.records
    let foreground = engine.foreground
    candidates = records.filter {
      $0.phase.isRunning && $0.style == .standard && $0.app != foreground
    }
  }

  // MARK: Answers

  var placement: Placement {
    let device = engine.device
    var placement = Placement(island: .absent)
    guard !engine.isLocked else { return placement }
    let expansion = engine.state.expansion
    guard device.island != nil else {
      placement.banner = expansion?.id
      return placement
    }
    let isModern = engine.options.systemVersion.major >= 27
    placement.isLimitedInWidth = engine.isLandscape && isModern
    if let expansion {
      placement.island = .expanded(expansion.id, cause: expansion.cause)
      return placement
    }
    if engine.isLandscape && !isModern { return placement }
    let shown = places.map(\.id).filter { !engine.state.hidden.contains($0) }
    if let item = engine.systemItem {
      placement.island = .system(item, detached: item.fillsIsland ? nil : shown.first)
    } else if shown.count == 3 {
      placement.island = .trio(attached: shown[0], detached: shown[1], third: shown[2])
    } else if shown.count == 2 {
      placement.island = .pair(attached: shown[0], detached: shown[1])
    } else {
      placement.island = shown.first.map { .compact($0) } ?? .idle
    }
    return placement
  }

  var cards: [ActivityID] {
    records.filter { $0.phase != .pending && $0.style == .standard }
      .sorted {
        $0.phase.isRunning == $1.phase.isRunning ? comesFirst($0, $1) : $0.phase.isRunning
      }.map(\.id)
  }

  var nextDeadline: Date? {
    let dates = records.flatMap { record -> [Date?] in
      let end = record.startDate.addingTimeInterval(engine.limits.activeDuration)
      switch record.phase {
      case .pending: return [record.startDate]
      case .active: return [record.content.staleDate, end]
      case .stale: return [end]
      case .ended: return [record.dismissalDate]
      case .dismissed: return []
      }
    }
    return (dates + [engine.state.expansion?.until]).compactMap { $0 }.min()
  }

  /// The rule alone, of those that compete.
  func rankRule(of record: ActivityRecord) -> PlacementReason.Rule {
    if candidates.count == 1 { return .onlyActivity }
    let siblings = candidates.filter { $0.app == record.app }.sorted(by: comesFirst)
    if siblings[0].id != record.id { return .lowerRelevance }
    if siblings.count == candidates.count { return .higherRelevance }
    guard let place = places.firstIndex(where: { $0.id == record.id }) else { return .outranked }
    if engine.options.attachRule == .earliest {
      return place == 0 ? .startedEarlier : .startedLater
    }
    let newest = siblings.max { ($0.lastPromotion, number($0)) < ($1.lastPromotion, number($1)) }
    let isStart = newest.map { $0.lastPromotion == $0.startDate } ?? true
    let promotion: PlacementReason.Promotion = isStart ? .start : .alert
    switch place {
    case 0: return .promotedLast(promotion)
    case 1: return .promotedSecond(promotion)
    default: return .promotedThird(promotion)
    }
  }

  // MARK: Orders

  private var places: [ActivityRecord] {
    let most = engine.device.islandPlaces == 3 ? 3 : 2
    let apps = Dictionary(grouping: candidates, by: \.app).values
    if apps.count == 1, let only = apps.first {
      return Array(
        only.sorted(by: comesFirst).prefix(engine.options.sameAppMayFillBothPlaces ? most : 1))
    }
    let alerting = engine.state.expansion.flatMap { $0.cause == .alert ? $0.id : nil }
    func rank(_ app: [ActivityRecord]) -> (Int, Date, Int) {
      let newest = app.map { ($0.lastPromotion, number($0)) }.max { $0 < $1 }
      let alerts = app.contains { $0.id == alerting }
      return (alerts ? 1 : 0, newest?.0 ?? .distantPast, newest?.1 ?? 0)
    }
    let ahead = apps.sorted { rank($0) > rank($1) }.prefix(most)
    let firsts = ahead.compactMap { $0.min(by: comesFirst) }
    guard engine.options.attachRule == .earliest else { return firsts }
    return firsts.sorted { ($0.startDate, number($0)) < ($1.startDate, number($1)) }
  }

  private func comesFirst(_ left: ActivityRecord, _ right: ActivityRecord) -> Bool {
    (-left.content.relevanceScore, left.startDate, number(left))
      < (-right.content.relevanceScore, right.startDate, number(right))
  }

  /// Which request of all it was.
  private func number(_ record: ActivityRecord) -> Int { record.ordinal ?? 0 }
}
