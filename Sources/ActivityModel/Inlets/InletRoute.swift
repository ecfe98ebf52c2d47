import Foundation

/// The paths of services that stand before APNs.
package enum InletRoute: Hashable, Sendable {
  /// `/v1/projects/<project>/messages:send` of Firebase Cloud Messaging.
  case fcm(project: String)
  /// `/apps/<app>/live_activities/<activity>/notifications` of OneSignal.
  case oneSignalUpdate(activity: String)
  /// `/apps/<app>/activities/activity/<attributes type>` of OneSignal.
  case oneSignalStart(attributesType: String)

  /// Parses a path; nil: it is none of these.
  package init?(path: String) {
    let plain = path.prefix { $0 != "?" }
    var parts = plain.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.first?.isEmpty == true else { return nil }
    parts.removeFirst()
    // The older address of OneSignal's service.
    if parts.starts(with: ["api", "v1"]) { parts.removeFirst(2) }
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    func text(_ index: Int) -> String { parts[index].removingPercentEncoding ?? parts[index] }
    switch parts.count {
    case 4 where parts[0] == "v1" && parts[1] == "projects" && parts[3] == "messages:send":
      self = .fcm(project: text(2))
    case 5 where parts[0] == "apps" && parts[2] == "live_activities" && parts[4] == "notifications":
      self = .oneSignalUpdate(activity: text(3))
    case 5 where parts[0] == "apps" && parts[2] == "activities" && parts[3] == "activity":
      self = .oneSignalStart(attributesType: text(4))
    default: return nil
    }
  }
}
