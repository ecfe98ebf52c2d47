import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen

/// The texts of a push's trace.
extension PushReceiver {
  /// Adds what the engine has decided about an applied push.
  func addVerdict(
    of event: ActivityPush, _ clock: PushClock, before: Engine, to trace: inout PushTrace,
    at now: Moment
  ) {
    let after = screen.driver.engine
    let id = event.activity
    let ahead = event.timestamp.timeIntervalSince(clock.real)
    let age = PushText.age(-ahead)
    if let old = before.record(id) {
      let lead = event.timestamp.timeIntervalSince(old.lastTimestamp)
      if old.revision > 0, lead == 0 {
        trace.add(
          .timestamp, .warned,
          "aps.timestamp is equal to the last applied one: use increasing values",
          path: ["aps", "timestamp"], values: [.age: -ahead, .lead: lead])
      } else {
        trace.add(
          .timestamp, .passed, "\(age), \(PushText.seconds(lead)) after the last applied",
          values: [.age: -ahead, .lead: lead])
      }
    } else {
      trace.add(.timestamp, .passed, age, values: [.age: -ahead])
    }
    if ahead > Self.noticedLead {
      trace.add(
        .timestamp, .warned,
        "\(PushText.seconds(ahead)) in the future by this machine's clock: pushes before then will be "
          + "ignored as older" + Self.advice(clock),
        path: ["aps", "timestamp"], values: [.age: -ahead])
    } else if let note = clock.note {
      trace.add(
        .timestamp, .passed,
        note + (clock.isOfPhone ? ": read by the phone's clock" : ": read by the machine's"))
    }
    addBudget(of: event, after, to: &trace, at: now)
    let isEnd = if case .end = event.event { true } else { false }
    if case .start(let request) = event.event {
      let attributes = try? JSONParser.read(request.attributes)
      let twins = before.records.filter {
        $0.app == request.app && $0.attributesType == request.attributesType
          && $0.phase.isRunning && (try? JSONParser.read($0.attributes)) == attributes
      }
      trace.add(
        .engine, twins.isEmpty ? .passed : .warned,
        twins.isEmpty
          ? "started \(id.rawValue)"
          : "started \(id.rawValue): another \(request.attributesType) with equal attributes runs")
    } else {
      trace.add(.engine, .passed, isEnd ? "ended" : "content replaced")
    }
    if let alert = event.alert, isEnd || after.record(id)?.phase.isRunning == true {
      trace.add(.engine, .passed, "alert: \(alert.title)")
    }
    guard let listing = screen.listing(of: id) else {
      return trace.add(.placement, .passed, "its card is gone")
    }
    trace.add(.placement, .passed, listing.reasonText)
  }

  /// Seconds by which the clocks of a server and a device may differ without a warning.
  private static let noticedLead = 60.0

  private func addBudget(
    of event: ActivityPush, _ engine: Engine, to trace: inout PushTrace, at now: Moment
  ) {
    if case .start(let request) = event.event {
      let budget = engine.startBudget(of: request.app, at: now.date)
      trace.add(
        .budget, .passed, "start \(budget.spent) of \(budget.limit) in an hour",
        values: [.spent: Double(budget.spent), .limit: Double(budget.limit)])
    } else if event.priority == .powerAware {
      trace.add(.budget, .passed, "priority 5 does not count")
    } else if let budget = engine.pushBudget(of: event.activity, at: now.date) {
      trace.add(
        .budget, .passed, "\(budget.spent) of \(budget.limit) in an hour",
        values: [.spent: Double(budget.spent), .limit: Double(budget.limit)])
    }
  }

  /// Says what a push is for, as data.
  func describe(_ target: PushTarget, in trace: inout PushTrace) {
    switch target {
    case .activities(let ids):
      let record = ids.lazy.compactMap { self.screen.driver.engine.record($0) }.first
      trace.destination?.activities = ids
      if let app = record?.app { trace.destination?.app = app }
      trace.destination?.attributesType = record?.attributesType
    case .start(let app, let type):
      trace.destination?.app = app
      trace.destination?.attributesType = type
    }
  }

  static func text(_ target: PushDelivery.Target) -> String {
    switch target {
    case .token(let token): TokenText.short(token)
    case .channel(_, let app): "\(app)'s channel"
    case .activity(let id): id.rawValue
    case .start(let type): type
    }
  }

  func name(of target: PushTarget) -> String {
    switch target {
    case .activities(let ids):
      ids.count > 1 ? "\(ids.count) activities" : ids.first.map(screen.name(of:)) ?? "nothing"
    case .start(_, let type): type
    }
  }

  func tokenText(of target: PushTarget, _ delivery: PushDelivery) -> String {
    let what =
      switch target {
      case .activities(let ids):
        ids.map { "\(screen.name(of: $0)) \($0.rawValue.prefix(8))" }.joined(separator: ", ")
      case .start(let app, let type): "push-to-start of \(type) of \(app)"
      }
    return switch delivery.target {
    case .token(let token): "\(TokenText.short(token)): \(what)"
    case .channel(let channel, _): "channel \(channel.prefix(8)): \(what)"
    case .activity, .start: what
    }
  }

  /// The stage at which the engine refuses a push.
  static func stage(of refusal: ActivityRefusal) -> PushTrace.Stage {
    switch refusal {
    case .olderThanApplied, .tooFarAhead: .timestamp
    case .updateBudgetUsed, .startBudgetUsed: .budget
    case .unknown, .alreadyEnded, .pushNotRequested: .token
    case .startWithoutAlert, .tooLarge: .payload
    default: .engine
    }
  }

  /// A refusal as data: its name, and what belongs to it.
  static func data(_ refusal: ActivityRefusal) -> JSONValue? {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return (try? encoder.encode(refusal)).flatMap { try? JSONValue(json: $0) }
  }

  func text(for refusal: ActivityRefusal, _ clock: PushClock) -> String {
    switch refusal {
    case .olderThanApplied(_, let timestamp, let newest):
      "timestamp \(Int(timestamp.timeIntervalSince1970)) is "
        + "\(PushText.seconds(newest.timeIntervalSince(timestamp))) older than the last applied, "
        + "\(Int(newest.timeIntervalSince1970)): "
        + Self.remedy(for: timestamp, newest: newest, clock) + Self.advice(clock)
    case .tooFarAhead(_, let timestamp, _):
      "timestamp \(Int(timestamp.timeIntervalSince1970)) is "
        + "\(PushText.seconds(timestamp.timeIntervalSince(clock.real))) ahead of this machine's clock: "
        + "more than 8 hours are dropped" + Self.advice(clock)
    case .updateBudgetUsed(_, let limit, let freeAt):
      "the budget of \(limit) pushes of priority 10 in an hour is used up until "
        + "\(time.listed(freeAt)): use apns-priority 5"
    case .startBudgetUsed(let app, let limit, let freeAt):
      "the push-to-start budget of \(app), \(limit) in an hour, is used up until "
        + time.listed(freeAt)
    default: RefusalMessage.text(for: refusal)
    }
  }

  /// What the sender of a push that is too old can do about it.
  private static func remedy(for timestamp: Date, newest: Date, _ clock: PushClock) -> String {
    let lead = newest.timeIntervalSince(clock.real)
    let age = clock.real.timeIntervalSince(timestamp)
    if lead > 0 {
      let wrong =
        "a push has set the time \(PushText.seconds(lead)) ahead of this machine's clock, and "
        + "others count again from then on"
      return abs(age) < noticedLead ? wrong : "send the time of sending; \(wrong)"
    }
    // It was sent in time, and overtaken.
    return age < noticedLead ? "what is shown is newer" : "send the time of sending"
  }

  /// What a person has to know of the phone's clock, after a reason; empty: it is the machine's.
  private static func advice(_ clock: PushClock) -> String {
    clock.note.map { "; \($0), to which 'island clock resume' sets a running clock" } ?? ""
  }
}
