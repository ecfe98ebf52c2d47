import ActivityModel
import Foundation

/// Reasons for the placement of single activities.
extension PresentationPolicy {
  /// Returns why `record` has its placement.
  func reason(for record: ActivityRecord) -> PlacementReason {
    switch record.phase {
    case .ended, .dismissed: return PlacementReason(.ended, date: record.dismissalDate)
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
    if isEmptiedByLandscape { return PlacementReason(.landscape) }
    if state.hidden.contains(record.id) { return PlacementReason(.hidden) }
    if shown.contains(record.id) {
      if let expansion = state.expansion {
        return PlacementReason(.covered, rival: expansion.id)
      }
      if let item = state.systemItem { return PlacementReason(.systemItem(item)) }
      if shown.count == 1, let other = places.first(where: { $0 != record.id }) {
        return PlacementReason(.othersHidden, rival: other)
      }
    }
    return rankReason(for: record)
  }

  /// Returns the reason for an activity whose rank among the activities that compete for the places
  /// decides its placement.
  private func rankReason(for record: ActivityRecord) -> PlacementReason {
    let index = state.index
    let inFront = state.foreground.map { index[$0].relevance.count } ?? 0
    let rivals = index.candidates - inFront
    guard rivals > 1 else {
      let other = inFront > 0 ? state.foreground.flatMap { index[$0].relevance.first?.key.id } : nil
      return PlacementReason(.onlyActivity, rival: other)
    }
    let siblings = index[record.app].relevance
    guard let first = siblings.first?.key.id, first == record.id else {
      return scored(.lowerRelevance, record, against: siblings.first?.key.id)
    }
    let second = siblings.prefix(2).map(\.key.id).last
    if siblings.count == rivals { return scored(.higherRelevance, record, against: second) }
    guard let place = places.firstIndex(of: record.id) else {
      return PlacementReason(
        .outranked, rival: places.last, otherRival: places.count == 2 ? places.first : nil)
    }
    let rival = places.last { $0 != record.id }
    switch options.attachRule {
    case .earliest:
      let rival = place == 0 ? places.dropFirst().first : places.first
      return PlacementReason(
        place == 0 ? .startedEarlier : .startedLater, rival: rival, date: record.startDate,
        rivalDate: rival.flatMap { state[$0]?.startDate })
    case .newest:
      let promotion = promotion(of: record)
      if place > 1 { return dated(.promotedThird(promotion), record, against: rival) }
      if place > 0 { return dated(.promotedSecond(promotion), record, against: rival) }
      return siblings.count > 1
        ? scored(.promotedLast(promotion), record, against: second)
        : dated(.promotedLast(promotion), record, against: rival)
    }
  }

  /// Returns whether a start or an alert last promoted the record's app.
  private func promotion(of record: ActivityRecord) -> PlacementReason.Promotion {
    guard let newest = state.index[record.app].promotions.first?.key else { return .start }
    return state[newest.id]?.startDate == newest.date ? .start : .alert
  }

  /// Makes a reason that compares relevance scores.
  private func scored(
    _ rule: PlacementReason.Rule, _ record: ActivityRecord, against rival: ActivityID?
  ) -> PlacementReason {
    PlacementReason(
      rule, rival: rival, score: record.content.relevanceScore,
      rivalScore: rival.flatMap { state[$0]?.content.relevanceScore })
  }

  /// Makes a reason that compares the dates at which the apps last started or alerted.
  private func dated(
    _ rule: PlacementReason.Rule, _ record: ActivityRecord, against rival: ActivityID?
  ) -> PlacementReason {
    func date(_ app: String?) -> Date? {
      app.flatMap { state.index[$0].promotions.first?.key.date }
    }
    return PlacementReason(
      rule, rival: rival, date: date(record.app), rivalDate: date(rival.flatMap { state[$0]?.app }))
  }
}
