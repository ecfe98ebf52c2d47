import ActivityKit
import AppIntents

struct HurryIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Hurry"

  @Parameter(title: "Order") var number: Int

  init() {}

  init(number: Int) { self.number = number }

  func perform() async throws -> some IntentResult {
    print("this line must not reach the protocol")
    for activity in Activity<OrderAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}
