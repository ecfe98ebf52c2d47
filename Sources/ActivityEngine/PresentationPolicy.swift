import ActivityModel
import Foundation

/// Who gets the island and the lock screen, and why (presentations.md §2.1): state in, placement
/// out.
struct PresentationPolicy {
  var state: EngineState
  /// Seen on iOS 26.2.1, against the documentation (presentations.md §2.1 rule 3).
  var sameAppMayFillBothPlaces: Bool

  /// The first two places, hidden activities included: who is swiped away keeps its place free.
  let places: [ActivityRecord]

  private let candidates: [ActivityRecord]

  init(state: EngineState, sameAppMayFillBothPlaces: Bool) {
    self.state = state
    self.sameAppMayFillBothPlaces = sameAppMayFillBothPlaces
    candidates = state.records.filter {
      $0.phase.isRunning && $0.style == .standard && $0.app != state.foreground
    }
    let alerting = state.expansion.flatMap { $0.cause == .alert ? $0.id : nil }
    let ranked = RelevanceOrder.ranked(
      candidates, alerting: alerting, sameAppMayFillBothPlaces: sameAppMayFillBothPlaces)
    places = Array(ranked.prefix(2))
  }

  var placement: Placement {
    Placement(
      island: island, banner: banner,
      cards: state.records.filter(hasCard).sorted(by: RelevanceOrder.precedes).map(\.id),
      reasons: Dictionary(
        uniqueKeysWithValues: state.records.map { ($0.id, reason(for: $0)) }))
  }

  /// What the island shows when nothing is expanded.
  var restingIsland: Placement.Island {
    guard hasIsland else { return .absent }
    let shown = places.map(\.id).filter { !state.hidden.contains($0) }
    return switch (shown.first, shown.dropFirst().first) {
    case (let attached?, let detached?): .pair(attached: attached, detached: detached)
    case (let only?, nil): .compact(only)
    case (nil, _): .idle
    }
  }

  /// True when the island is there to be seen and touched.
  var hasIsland: Bool { state.device.island != nil && !state.isLocked }

  private var island: Placement.Island {
    guard hasIsland, let expansion = state.expansion else { return restingIsland }
    return .expanded(expansion.id, cause: expansion.cause)
  }

  private var banner: ActivityID? {
    state.device.island == nil && !state.isLocked ? state.expansion?.id : nil
  }

  private func hasCard(_ record: ActivityRecord) -> Bool {
    record.phase != .pending && record.phase != .dismissed && record.style == .standard
  }

  // MARK: Reasons

  private func reason(for record: ActivityRecord) -> PlacementReason {
    switch record.phase {
    case .ended, .dismissed: return PlacementReason(.ended)
    case .pending: return PlacementReason(.scheduled)
    case .active, .stale: break
    }
    if state.isLocked { return PlacementReason(.deviceLocked) }
    if let expansion = state.expansion, expansion.id == record.id {
      switch expansion.cause {
      case .press: return PlacementReason(.pressed)
      case .alert: return PlacementReason(.alerted)
      case .transient: return PlacementReason(.transient)
      }
    }
    if state.device.island == nil { return PlacementReason(.noIsland) }
    if record.app == state.foreground { return PlacementReason(.appInForeground) }
    if state.hidden.contains(record.id) { return PlacementReason(.hidden) }
    return rankReason(for: record)
  }

  private func rankReason(for record: ActivityRecord) -> PlacementReason {
    guard candidates.count > 1 else { return PlacementReason(.onlyActivity) }
    let siblings = candidates.filter { $0.app == record.app }.sorted(by: RelevanceOrder.precedes)
    guard let first = siblings.first, first.id == record.id else {
      return PlacementReason(.lowerRelevance, against: siblings.first, of: record)
    }
    guard places.first?.id == record.id else {
      return places.last?.id == record.id
        ? PlacementReason(.promotedSecond, rival: places.first?.id)
        : PlacementReason(.outranked, rival: places.last?.id)
    }
    if siblings.count == candidates.count {
      return PlacementReason(.higherRelevance, against: siblings[1], of: record)
    }
    return siblings.count > 1
      ? PlacementReason(.promotedLast, against: siblings[1], of: record)
      : PlacementReason(.promotedLast, rival: places.last?.id)
  }
}

extension PlacementReason {
  /// A reason that scores decided.
  fileprivate init(_ rule: Rule, against rival: ActivityRecord?, of record: ActivityRecord) {
    self.init(
      rule, rival: rival?.id, score: record.content.relevanceScore,
      rivalScore: rival?.content.relevanceScore)
  }
}
