import ActivityKit
import ExpoModulesCore

struct TripOptions: Record {
  @Field var name: String = ""
  @Field var seats: Int?
}

enum TripClass: String, Enumerable {
  case first, second
}

public class TripsModule: Module {
  private var last = "none"

  public func definition() -> ModuleDefinition {
    Name("Trips")

    Events("onTrip")

    OnCreate {
      remember("created")
    }

    Function("last") { last }

    AsyncFunction("start") { (options: TripOptions, kind: TripClass, promise: Promise) in
      guard options.seats != nil else {
        promise.reject("E_SEATS", "no seats")
        return
      }
      self.remember("\(options.name) \(options.seats ?? 0) \(kind)")
      self.sendEvent("onTrip", ["name": options.name])
      promise.resolve(options)
    }

    AsyncFunction("end") { (id: String) async throws -> Bool in
      for activity in Activity<StopwatchAttributes>.activities {
        await activity.end(nil, dismissalPolicy: .immediate)
      }
      return id.isEmpty
    }

    View(TripView.self) {
      Prop("color") { (view: TripView, color: UIColor) in
        view.backgroundColor = color
      }
    }
  }

  private func remember(_ text: String) { last = text }
}
