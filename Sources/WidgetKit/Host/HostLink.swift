package import ActivityKit
import ActivityModel
import Foundation

/// The host's `ActivityLink`: every call goes over the pipe.
struct HostLink: Sendable {
  let calls: PendingCalls
  let channel: HostChannel
  let changes: ChangeBroadcast

  /// - Parameter app: the bundle identifier that starts from inside an intent carry.
  func link(app: String) -> ActivityLink {
    ActivityLink(
      app: app,
      newID: { ActivityID(UUID().uuidString) },
      now: { Date() },
      submit: { event in
        switch calls.ask(.submit(event), over: channel) {
        case .accepted: .accepted
        case .refused(let refusal): .refused(refusal)
        case .records, .areActivitiesEnabled, .unreachable, nil: .unreachable
        }
      },
      records: { type in
        guard case .records(let records) = calls.ask(.records(attributesType: type), over: channel)
        else { return [] }
        return records
      },
      changes: { changes.subscribe() },
      areActivitiesEnabled: {
        calls.ask(.areActivitiesEnabled, over: channel) == .areActivitiesEnabled(true)
      })
  }
}

extension HostCall {
  /// The answer of the engine behind `link`: the program's side of a call.
  package func answer(from link: ActivityLink?) -> HostAnswer {
    guard let link else { return .unreachable }
    switch self {
    case .submit(let event):
      return switch link.submit(event) {
      case .accepted: .accepted
      case .refused(let refusal): .refused(refusal)
      case .unreachable: .unreachable
      }
    case .records(let type): return .records(link.records(type))
    case .areActivitiesEnabled: return .areActivitiesEnabled(link.areActivitiesEnabled())
    }
  }
}
