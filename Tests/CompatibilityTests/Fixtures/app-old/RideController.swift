import ActivityKit
import Foundation

struct RideAttributes: ActivityAttributes {
  public typealias RideStatus = ContentState

  public struct ContentState: Codable & Hashable {
    var driver: String
    var arrival: ClosedRange<Date>
  }

  var number: Int
}

@available(iOS 16.1, *)
class RideController: ObservableObject {
  @Published var token: String?
  var ride: Activity<RideAttributes>?

  func start() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let state = RideAttributes.RideStatus(driver: "Anne", arrival: Date()...Date() + 900)
    do {
      ride = try Activity<RideAttributes>.request(
        attributes: RideAttributes(number: 7), contentState: state, pushType: .token)
      observe()
    } catch let error as ActivityAuthorizationError {
      print(error.errorCode, error.failureReason ?? "", error.recoverySuggestion ?? "")
    } catch (let error) {
      print("Error requesting a ride: \(error.localizedDescription)")
    }
  }

  func observe() {
    Task {
      guard let ride = ride else { return }
      for await data in ride.pushTokenUpdates {
        token = data.map { String(format: "%02x", $0) }.joined()
      }
    }
    Task {
      guard let ride = ride else { return }
      for await state in ride.contentStateUpdates { print(state.driver) }
    }
    Task {
      for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates {
        print(isEnabled)
      }
    }
  }

  func update() {
    Task {
      let state = RideAttributes.ContentState(driver: "Bo", arrival: Date()...Date() + 600)
      let alert = AlertConfiguration(
        title: "Delayed", body: "\(state.driver) is late", sound: .default)
      await ride?.update(using: state, alertConfiguration: alert)
      await ride?.update(using: state)
      if ride?.contentState.driver == "Bo" { print(ride?.activityState as Any) }
    }
  }

  func stop() {
    Task {
      for activity in Activity<RideAttributes>.activities {
        await activity.end(dismissalPolicy: .immediate)
        await activity.end(using: nil, dismissalPolicy: .after(Date() + 60))
        await activity.end()
      }
    }
  }
}
