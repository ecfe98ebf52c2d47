import ActivityKit
import Foundation

/// What the app does with its activities.
enum Oven {
  static func start(_ loaves: Int) throws -> String {
    let activity = try Activity.request(
      attributes: BakeAttributes(oven: "left oven"),
      content: ActivityContent(
        state: BakeAttributes.ContentState(loaves: loaves), staleDate: nil, relevanceScore: 50))
    return "\(activity.activityState)"
  }

  static func update(_ change: (Int) -> Int) async {
    for activity in Activity<BakeAttributes>.activities {
      let state = BakeAttributes.ContentState(loaves: change(activity.content.state.loaves))
      await activity.update(ActivityContent(state: state, staleDate: nil, relevanceScore: 50))
    }
  }

  static func end() async {
    for activity in Activity<BakeAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
  }

  static var summary: String {
    let activities = Activity<BakeAttributes>.activities
    return activities.map { "\($0.activityState) \($0.content.state.loaves)" }
      .joined(separator: ", ")
  }
}
