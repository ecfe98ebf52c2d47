import ActivityEngine
import ActivityModel
import Foundation
import PhoneScreen

/// What a payload means for the engine.
extension PushReceiver {
  /// The engine's events of a push: one for each activity.
  func events(of push: ReceivedPush) -> [ActivityPush] {
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
