import ActivityModel
import Foundation

/// The life cycle of an activity, from its request to its dismissal (LIFE-6).
extension Engine {
  // MARK: Events

  /// Starts an activity now, or schedules it when its start date is in the future (LIFE-10).
  ///
  /// - Parameter timestamp: When the data was produced, by real time.
  /// - Throws: `ActivityRefusal` when a check of the request fails.
  mutating func start(
    _ request: ActivityRequest, timestamp: Date, at now: Date
  ) throws(ActivityRefusal) -> [Effect] {
    try checkStart(request)
    let startDate = request.startDate.flatMap { $0 > now && $0.isFinite ? $0 : nil }
    var record = ActivityRecord(
      id: request.id, app: request.app, attributesType: request.attributesType,
      attributes: request.attributes, content: request.content.finite,
      style: request.style, phase: startDate == nil ? .active : .pending,
      startDate: startDate ?? now, pushType: request.pushType)
    record.lastTimestamp = timestamp
    record.lastTimestampDate = realDate(at: now)
    record.ordinal = (state.requestCount ?? 0) + 1
    state.requestCount = record.ordinal
    state.activities[record.id] = ActivityStore.Entry(
      record: record, startAlert: startDate == nil ? nil : request.alert)
    guard startDate == nil else { return [.phaseChanged(record.id, .pending)] }
    return appear(record.id, alert: request.alert, at: now)
  }

  /// Applies an update of content, and its alert (CHECK-6).
  ///
  /// - Throws: `ActivityRefusal` when the activity is unknown or has ended, or the update's
  ///   timestamp or size is out of range.
  mutating func update(
    _ update: ActivityUpdate, at now: Date
  ) throws(ActivityRefusal) -> [Effect] {
    let record = try find(update.id)
    guard record.phase != .ended else { throw .alreadyEnded(update.id) }
    let timestamp = try checkTimestamp(update.timestamp, of: record, at: now)
    try checkSize(record.attributes, update.content)
    var effects = replaceContent(
      of: update.id, with: update.content, timestamp: timestamp, at: now)
    // LIFE-7.
    if record.phase == .stale, update.content.staleDate.map({ $0 > now }) ?? true {
      effects += setPhase(.active, of: update.id)
    }
    if let alert = update.alert, record.phase.isRunning {
      effects += raise(alert, for: update.id, at: now)
    }
    return effects
  }

  /// Ends an activity (CHECK-6); dismisses it at once if it has not started.
  ///
  /// - Throws: `ActivityRefusal` when the activity is unknown, the timestamp or size is out of
  ///   range, or the activity has ended and its card would not be removed sooner.
  mutating func end(
    _ end: ActivityEnd, alert: AlertRecord? = nil, at now: Date
  ) throws(ActivityRefusal) -> [Effect] {
    let record = try find(end.id)
    let timestamp = try checkTimestamp(end.timestamp, of: record, at: now)
    if let content = end.content { try checkSize(record.attributes, content) }
    switch record.phase {
    case .pending:
      // A scheduled activity was never visible, so no card remains on the lock screen.
      return dismiss(end.id, at: now)
    case .ended:
      try hasten(record, end.dismissal, at: now)
      return []
    case .active, .stale:
      var effects: [Effect] = []
      if let content = end.content {
        effects = replaceContent(of: end.id, with: content, timestamp: timestamp, at: now)
      }
      if let alert { effects += raise(alert, for: end.id, at: now) }
      return effects + finish(end.id, dismissal: end.dismissal, at: now)
    case .dismissed: throw .alreadyEnded(end.id)
    }
  }

  // MARK: Deadlines

  /// Handles all deadlines up to `now`, each with its own date.
  mutating func handleDeadlines(upTo now: Date) -> [Effect] {
    var effects = dropImpossibleExpansions(at: now)
    while let deadline = state.nextDeadline, deadline.date <= now {
      let date = deadline.date
      switch deadline.kind {
      case .start:
        effects += appear(
          deadline.id, alert: state.activities[deadline.id]?.startAlert, at: date)
      case .collapse: state.expansion = nil
      // LIFE-7, GESTURE-22.
      case .stale: effects += setPhase(.stale, of: deadline.id)
      // LIFE-1, GESTURE-20.
      case .end:
        effects += finish(deadline.id, dismissal: .default, tokenEnds: .expired, at: date)
      case .dismissal: effects += dismiss(deadline.id, at: date)
      }
      effects += dropImpossibleExpansions(at: date)
    }
    return effects
  }

  /// Collapses an expansion that is no longer possible, and ends transient activities that are not
  /// expanded, because they run only while they are expanded (LIFE-9). A locked device has nothing
  /// expanded (GESTURE-21).
  private mutating func dropImpossibleExpansions(at date: Date) -> [Effect] {
    if let expansion = state.expansion {
      let record = state[expansion.id]
      let isRunning = record?.phase.isRunning ?? false
      let isPossible =
        switch expansion.cause {
        case .press: state.device.island != nil && record?.app != state.foreground
        // An alert does not need an island: without one it is shown as a banner.
        case .alert: record?.app != state.foreground
        case .transient: state.device.island != nil
        }
      if state.isLocked || !isRunning || !isPossible { state.expansion = nil }
    }
    let over = state.index.transients.map(\.key.id).filter { $0 != state.expansion?.id }
    return over.flatMap { finish($0, dismissal: .default, at: date) }
  }

  // MARK: State changes

  private mutating func appear(
    _ id: ActivityID, alert: AlertRecord?, at date: Date
  ) -> [Effect] {
    state.activities.change(id) { $0.startAlert = nil }
    var effects = setPhase(.active, of: id)
    if state[id]?.pushType == .token { effects.append(.tokenWanted(.activity(id))) }
    if state[id]?.style == .transient {
      state.expansion = EngineState.Expansion(id: id, cause: .transient)
    }
    if let alert { effects += raise(alert, for: id, at: date) }
    return effects
  }

  /// Records an alert, and expands the island for it if the activity is visible and not already
  /// expanded for a reason that lasts longer (GESTURE-5).
  private mutating func raise(
    _ alert: AlertRecord, for id: ActivityID, at date: Date
  ) -> [Effect] {
    state.hidden.removeAll { $0 == id }
    state.change(id) { $0.lastPromotion = max($0.lastPromotion, date) }
    let isHeld = state.expansion.map { $0.id == id && $0.cause != .alert } ?? false
    let record = state[id]
    let isSeen = !state.isLocked && record?.app != state.foreground
    if isSeen, !isHeld, record?.style == .standard {
      // A finger that holds the last alert of this activity open also holds the new one
      // (GESTURE-8).
      let isTouched = state.expansion.map { $0.id == id && $0.until == nil } ?? false
      state.expansion = EngineState.Expansion(
        id: id, cause: .alert,
        until: isTouched ? nil : date.addingTimeInterval(limits.alertDuration))
    }
    return [.alerted(id, alert)]
  }

  /// Replaces the whole content: nothing of the last one is kept (CODE-4, PUSH-11).
  private mutating func replaceContent(
    of id: ActivityID, with content: ActivityContentRecord, timestamp: Date, at now: Date
  ) -> [Effect] {
    let real = realDate(at: now)
    state.change(id) {
      $0.content = content.finite
      $0.lastTimestamp = timestamp
      $0.lastTimestampDate = real
      $0.revision += 1
    }
    return [.contentChanged(id)]
  }

  private mutating func setPhase(_ phase: ActivityPhase, of id: ActivityID) -> [Effect] {
    state.change(id) { $0.phase = phase }
    return [.phaseChanged(id, phase)]
  }

  /// Ends an activity: it leaves the island at once (GESTURE-19), its card stays for a while.
  private mutating func finish(
    _ id: ActivityID, dismissal: DismissalPolicy, tokenEnds reason: RetiredToken.Reason = .ended,
    at date: Date
  ) -> [Effect] {
    let record = state[id]
    // A transient activity leaves no card.
    let isTransient = record?.style == .transient
    let dismissalDate = isTransient ? date : dismissalDate(dismissal, end: date)
    state.change(id) {
      $0.phase = .ended
      $0.endDate = date
      $0.dismissalDate = dismissalDate
      $0.pushToken = nil
    }
    state.hidden.removeAll { $0 == id }
    if state.expansion?.id == id { state.expansion = nil }
    return [.phaseChanged(id, .ended)] + loseToken(of: record, reason, at: date)
  }

  /// Removes an activity.
  mutating func dismiss(_ id: ActivityID, at date: Date) -> [Effect] {
    let record = state[id]
    state.remove(id)
    return [.phaseChanged(id, .dismissed)] + loseToken(of: record, .ended, at: date)
  }

  /// Retires the token of an activity: it becomes invalid when the activity ends (PUSH-9).
  private mutating func loseToken(
    of record: ActivityRecord?, _ reason: RetiredToken.Reason, at date: Date
  ) -> [Effect] {
    guard let record, let token = record.pushToken else { return [] }
    state.retire(token, of: .activity(record.id), app: record.app, reason, at: date)
    return [.tokenChanged(.activity(record.id), nil)]
  }

  /// Applies the end of an activity that has already ended: it may only move the removal of the
  /// card to an earlier date (LIFE-8).
  private mutating func hasten(
    _ record: ActivityRecord, _ dismissal: DismissalPolicy, at now: Date
  ) throws(ActivityRefusal) {
    let date =
      switch dismissal {
      case .default: Date?.none
      case .immediate: now
      case .after(let date): max(date, now)
      }
    guard let date, let current = record.dismissalDate, date < current else {
      throw .alreadyEnded(record.id)
    }
    state.change(record.id) { $0.dismissalDate = date }
  }

  /// Returns when the card of an activity that ends is removed (LIFE-2).
  private func dismissalDate(_ policy: DismissalPolicy, end: Date) -> Date {
    let latest = end.addingTimeInterval(limits.lingerDuration)
    switch policy {
    case .default: return latest
    case .immediate: return end
    // Comparisons with NaN are false, so in this order a date that is not a number counts as no
    // date.
    case .after(let date): return date < latest ? max(date, end) : latest
    }
  }
}

extension ActivityContentRecord {
  /// The content with values that can be sorted and encoded: a score that is not a number becomes
  /// 0, an infinite score the largest finite one, an infinite stale date nil (before all dates:
  /// `distantPast`).
  fileprivate var finite: ActivityContentRecord {
    var content = self
    if content.relevanceScore.isNaN { content.relevanceScore = 0 }
    let largest = Double.greatestFiniteMagnitude
    content.relevanceScore = min(max(content.relevanceScore, -largest), largest)
    if let date = content.staleDate, !date.isFinite {
      content.staleDate = date < .distantPast ? .distantPast : nil
    }
    return content
  }
}

extension Date {
  fileprivate var isFinite: Bool { timeIntervalSinceReferenceDate.isFinite }
}
