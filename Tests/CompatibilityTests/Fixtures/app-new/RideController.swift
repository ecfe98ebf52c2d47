import ActivityKit
import AppIntents
import Foundation

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var driver: String
    var delay: TimeInterval = 0
  }

  var number: Int
}

struct StartRideIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start ride"

  func perform() async throws -> some IntentResult {
    try await RideController.shared.start(number: 7)
    return .result()
  }
}

@MainActor
final class RideController {
  static let shared = RideController()

  private(set) var text = ""

  func start(number: Int) throws {
    let content = ActivityContent(
      state: RideAttributes.ContentState(driver: "Anne"), staleDate: .now + 60,
      relevanceScore: 75)
    let ride = try Activity.request(attributes: RideAttributes(number: number), content: content)
    let transient = try Activity.request(
      attributes: RideAttributes(number: number), content: content, pushType: nil,
      style: .transient)
    let later = try Activity.request(
      attributes: RideAttributes(number: number), content: content,
      pushType: .channel("bmV3cw=="), style: .standard,
      alertConfiguration: AlertConfiguration(
        title: "Soon", body: "Ride \(number)", sound: .named("bell")),
      start: .now + 3_600)
    Task { await follow(ride.id) }
    text = "\(transient.id) \(later.activityState) \(content)"
  }

  func follow(_ id: String) async {
    guard let ride = Activity<RideAttributes>.activities.first(where: { $0.id == id }) else {
      return
    }
    for await state in ride.activityStateUpdates {
      switch state {
      case .active: text = "active"
      case .pending: text = "pending"
      case .stale: text = "stale"
      case .ended: text = "ended"
      case .dismissed: text = "dismissed"
      @unknown default: text = "?"
      }
    }
    for await content in ride.contentUpdates { text = content.state.driver }
  }

  func register() {
    Task {
      for await token in Activity<RideAttributes>.pushToStartTokenUpdates {
        text = token.base64EncodedString()
      }
    }
    Task {
      for await ride in Activity<RideAttributes>.activityUpdates {
        text = ride.pushToken?.description ?? ride.id
      }
    }
    Task {
      var updates = ActivityAuthorizationInfo().frequentPushEnablementUpdates.makeAsyncIterator()
      while let areEnabled = await updates.next() { text = "\(areEnabled)" }
    }
  }

  func finish(_ ride: Activity<RideAttributes>) async {
    let content = ActivityContent(
      state: RideAttributes.ContentState(driver: "Anne", delay: 5), staleDate: nil)
    await ride.update(content)
    await ride.update(content, alertConfiguration: nil, timestamp: .now)
    await ride.end(content, dismissalPolicy: .after(.now + 900), timestamp: .now)
    await ride.end(nil)
  }
}
