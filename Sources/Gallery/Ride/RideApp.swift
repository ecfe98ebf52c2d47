import ActivityKit
import Foundation

/// The ride app, with a car that arrives in four minutes and then drives for a quarter of an hour.
enum RideApp {
  static let ride = RideAttributes(
    id: "5f3a", driver: "Mika", rating: 4.9, car: "Toyota Prius", plate: "B·MK 4821",
    pickUp: "Torstr. 12", destination: "Hauptbahnhof")

  static func start(_ now: Date) throws {
    let state = RideAttributes.ContentState(
      phase: .coming, arrival: now.addingTimeInterval(240), at: now)
    _ = try Activity.request(attributes: ride, content: content(state, at: now))
  }

  /// Updates the minutes left, after moving the arrival `saving` seconds earlier.
  static func refresh(saving: TimeInterval = 0, at now: Date) async {
    for activity in Activity<RideAttributes>.activities {
      var state = activity.content.state
      state.arrival -= saving
      state.refreshMinutes(at: now)
      await activity.update(content(state, at: now))
    }
  }

  static func enter(
    _ phase: RideAttributes.Phase, lasting: TimeInterval = 0, alert: AlertConfiguration? = nil,
    at now: Date
  ) async {
    for activity in Activity<RideAttributes>.activities {
      let state = RideAttributes.ContentState(
        phase: phase, arrival: now.addingTimeInterval(lasting), at: now)
      await activity.update(content(state, at: now), alertConfiguration: alert)
    }
  }

  static func end(_ now: Date) async {
    for activity in Activity<RideAttributes>.activities {
      let state = RideAttributes.ContentState(phase: .arrived, arrival: now, at: now)
      await activity.end(
        ActivityContent(state: state, staleDate: nil),
        dismissalPolicy: .after(now.addingTimeInterval(900)))
    }
  }

  /// Returns content that becomes stale after three minutes without an update.
  private static func content(
    _ state: RideAttributes.ContentState, at now: Date
  ) -> ActivityContent<RideAttributes.ContentState> {
    ActivityContent(state: state, staleDate: now.addingTimeInterval(180))
  }
}

extension GalleryApp {
  static let ride = GalleryApp(
    id: "com.example.hopin", name: "Hop In", icon: "🚕", letter: "H",
    attributesType: "RideAttributes", startsAutomatically: false,
    start: RideApp.start,
    steps: [
      Step(after: 6) { await RideApp.refresh(saving: 60, at: $0) },
      Step(after: 60) { await RideApp.refresh(at: $0) },
      Step(after: 120) { await RideApp.refresh(at: $0) },
      Step(after: 175) {
        await RideApp.enter(
          .waiting,
          alert: AlertConfiguration(
            title: "Mika is here", body: "Look for a Toyota Prius.", sound: .default),
          at: $0)
      },
      Step(after: 200) { await RideApp.enter(.riding, lasting: 900, at: $0) },
    ]
      + (1...10).map { minute in
        Step(after: 200 + 60 * Double(minute)) { await RideApp.refresh(at: $0) }
      }
      + [
        Step(after: 830) { await RideApp.refresh(saving: 210, at: $0) },
        Step(after: 890) { await RideApp.end($0) },
      ],
    end: RideApp.end)
}
