import ActivityKit
import Foundation

/// The food delivery app, with an order that is delivered in seven minutes.
enum DeliveryApp {
  static let order = DeliveryAttributes(
    orderNumber: "1042", restaurant: "Ramen Komugi", dish: "🍜 2 × Shoyu ramen")
  static let courier = DeliveryAttributes.Courier(name: "Aiko", phone: "+815012345678")

  static func start(_ now: Date) throws {
    let state = DeliveryAttributes.ContentState(
      step: .ordered, updatedAt: now, arrival: now.addingTimeInterval(420), courier: nil)
    _ = try Activity.request(attributes: order, content: content(state), pushType: .token)
  }

  /// Advances the order to a step and postpones its arrival by `delay` seconds.
  static func advance(
    to step: DeliveryStep, delay: TimeInterval = 0, alert: AlertConfiguration? = nil, at now: Date
  ) async {
    for activity in Activity<DeliveryAttributes>.activities {
      var state = activity.content.state
      state.step = step
      state.updatedAt = now
      state.arrival += delay
      state.courier = step < .onTheWay ? nil : courier
      await activity.update(content(state), alertConfiguration: alert)
    }
  }

  static func end(_ now: Date) async {
    for activity in Activity<DeliveryAttributes>.activities {
      var state = activity.content.state
      state.step = .delivered
      state.updatedAt = now
      state.arrival = now
      await activity.end(
        ActivityContent(state: state, staleDate: nil), dismissalPolicy: .default)
    }
  }

  /// Returns content that becomes stale after ten minutes without an update.
  private static func content(
    _ state: DeliveryAttributes.ContentState
  ) -> ActivityContent<DeliveryAttributes.ContentState> {
    ActivityContent(state: state, staleDate: state.updatedAt.addingTimeInterval(600))
  }
}

extension GalleryApp {
  static let delivery = GalleryApp(
    id: "com.example.bento", name: "Bento", icon: "🍱", letter: "B",
    attributesType: "DeliveryAttributes", startsAutomatically: true,
    start: DeliveryApp.start,
    steps: [
      Step(after: 5) { await DeliveryApp.advance(to: .cooking, at: $0) },
      Step(after: 60) { await DeliveryApp.advance(to: .cooking, delay: 45, at: $0) },
      Step(after: 120) {
        await DeliveryApp.advance(
          to: .onTheWay,
          alert: AlertConfiguration(
            title: "Your meal is on the way", body: "Aiko has picked it up.", sound: .default),
          at: $0)
      },
      Step(after: 210) { await DeliveryApp.advance(to: .onTheWay, delay: -60, at: $0) },
      Step(after: 330) {
        await DeliveryApp.advance(
          to: .arriving,
          alert: AlertConfiguration(
            title: "Almost there", body: "Aiko is around the corner.", sound: .default),
          at: $0)
      },
      Step(after: 405) { await DeliveryApp.end($0) },
    ],
    end: DeliveryApp.end)
}
