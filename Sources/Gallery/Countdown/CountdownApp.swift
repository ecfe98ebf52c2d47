import ActivityKit
import Foundation

/// The tea timer app. Its steps update what to do with the pot; the countdown runs without updates.
enum CountdownApp {
  static let tea = CountdownAttributes(name: "Sencha", duration: 180, temperature: 75)

  static func start(_ now: Date) throws {
    let state = CountdownAttributes.ContentState(duration: tea.duration, startingAt: now)
    _ = try Activity.request(
      attributes: tea, content: ActivityContent(state: state, staleDate: state.staleDate))
  }

  static func refresh(_ now: Date) async {
    for activity in Activity<CountdownAttributes>.activities {
      var state = activity.content.state
      state.refreshStage(at: now)
      guard state != activity.content.state else { continue }
      let content = ActivityContent(state: state, staleDate: state.staleDate)
      if state.stage == .ready {
        await activity.update(
          content,
          alertConfiguration: AlertConfiguration(
            title: "\(activity.attributes.name) is ready", body: "Take the leaves out.",
            sound: .default))
      } else {
        await activity.update(content)
      }
    }
  }

  static func end(_ now: Date) async {
    for activity in Activity<CountdownAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
  }
}

extension GalleryApp {
  /// The tea timer. The later steps are for countdowns that were paused in between.
  static let countdown = GalleryApp(
    id: "com.example.teatime", name: "Tea Time", icon: "🍵", letter: "T",
    attributesType: "CountdownAttributes", startsAutomatically: false,
    start: CountdownApp.start,
    steps: [6, 151, 180, 210, 240, 270, 300, 360, 420, 480].map {
      Step(after: $0, run: CountdownApp.refresh)
    },
    end: CountdownApp.end)
}
