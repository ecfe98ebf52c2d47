import ActivityEngine
import ActivityModel
import Foundation
import PhoneScreen

/// What a payload means for the engine.
extension PushReceiver {
  /// The largest fields of a payload that is too large.
  static func largest(_ delivery: PushDelivery) -> String {
    guard let value = try? JSONParser.read(delivery.payload), let aps = value[["aps"]] else {
      return ""
    }
    let meter = PayloadMeter(
      attributes: aps[["attributes"]] ?? .record([:]),
      state: aps[["content-state"]] ?? .record([:]),
      limit: pushBytes)
    let fields = meter.entries.prefix(3).map { "\($0.pushField) \($0.bytes)" }
    return fields.isEmpty ? "" : "; largest: \(fields.joined(separator: ", "))"
  }

  /// Why the event and the kind of token do not belong together (PUSH-7); nil: they do.
  func mismatch(_ payload: PushPayload, _ target: PushTarget, _ engine: Engine) -> String? {
    switch (payload.event, target) {
    case (.start, .activities(let ids)):
      let id = ids.first.map { " \($0.rawValue.prefix(8))" } ?? ""
      return "the token belongs to a running activity\(id); a start needs a pushToStartToken"
    case (.update, .start(_, let type)), (.end, .start(_, let type)):
      return "a push-to-start token of \(type); updates need the activity's own token, which "
        + "'island tokens' lists"
    case (.start, .start), (.update, .activities), (.end, .activities), (nil, _): return nil
    }
  }

  /// The engine's events of a push: one for each activity.
  func events(of push: PushState.Content) -> [ActivityPush] {
    let payload = push.payload
    let priority: ActivityPush.Priority = push.delivery.priority == 10 ? .immediate : .powerAware
    let clock = push.clock
    let timestamp = payload.timestamp.map(clock.realDate) ?? clock.real
    // PUSH-1: what is absent is not kept from before.
    func content(keeping old: ActivityContentRecord?) -> ActivityContentRecord {
      ActivityContentRecord(
        state: payload.contentState?.json ?? old?.state ?? Data("{}".utf8),
        staleDate: payload.staleDate.map(clock.phoneDate),
        relevanceScore: payload.relevanceScore ?? 0)
    }
    switch (payload.event, push.target) {
    case (.start, .start(let app, let type)):
      let request = ActivityRequest(
        id: newID(), app: app, attributesType: type,
        attributes: payload.attributes?.json ?? Data("{}".utf8), content: content(keeping: nil),
        origin: .push, pushType: payload.input.map { $0.pushType })
      return [
        ActivityPush(
          .start(request), timestamp: timestamp, alert: payload.alert, priority: priority)
      ]
    case (.update, .activities(let ids)):
      return ids.map {
        ActivityPush(
          .update($0, content(keeping: nil)), timestamp: timestamp, alert: payload.alert,
          priority: priority)
      }
    case (.end, .activities(let ids)):
      return ids.map { id in
        let state = payload.contentState
        return ActivityPush(
          .end(
            id, state == nil ? nil : content(keeping: nil),
            dismissalDate: payload.dismissalDate.map(clock.phoneDate)),
          timestamp: timestamp, alert: payload.alert, priority: priority)
      }
    case (.start, .activities), (.update, .start), (.end, .start), (nil, _): return []
    }
  }
}

extension PushPayload.Input {
  fileprivate var pushType: PushTypeRecord {
    switch self {
    case .token: .token
    case .channel(let channel): .channel(channel)
    }
  }
}
