import ExpoModulesCore
import Foundation
import ReactTestSupport
import Testing

private enum Reason: String, Enumerable {
  case completed, cancelled
}

private struct Place: Record {
  @Field var city: String = "Vienna"
  @Field var number: Int?
}

private struct Trip: Record {
  // Without a value, as many write it.
  @Field var name: String
  @Field(.required) var seats: Int = 0
  @Field("to") var target: Place?
  @Field var tags: [String] = []
  @Field var reason: Reason = .completed
}

private final class NotReady: Exception, @unchecked Sendable {
  override var reason: String { "not ready" }
}

private final class Trips: Module {
  var state = "idle"
  var moments: [String] = []

  func twice(_ value: Double) -> Double { value * 2 }

  func definition() -> ModuleDefinition {
    Name("TripActivity")

    Constants(["limit": 8])

    Constant("version") { "2" }

    Events("onChange", "onEnd")

    OnCreate { self.moments.append("create") }

    OnStartObserving { self.moments.append("start") }

    OnStartObserving("onEnd") { self.moments.append("start onEnd") }

    OnStopObserving { self.moments.append("stop") }

    OnAppEntersBackground { self.moments.append("background") }

    Function("add") { (a: Int, b: Int?) -> Int in a + (b ?? 100) }

    Function("twice", self.twice)

    Function("isOn") { true }

    Function("fail") { () -> Void in throw NotReady() }

    AsyncFunction("start") { (trip: Trip) -> String in
      "\(trip.name) \(trip.seats) \(trip.target?.city ?? "-") \(trip.tags) \(trip.reason)"
    }

    AsyncFunction("later") { (reason: Reason, promise: Promise) in
      if reason == .cancelled {
        promise.reject("E_CANCELLED", "cancelled")
      } else {
        promise.resolve(Place())
      }
    }

    AsyncFunction("wait") { (state: [String: Any]) async throws -> Int in
      await Task.yield()
      guard let number = state["n"] as? Int else { throw NSError(domain: "Trips", code: 1) }
      return number
    }

    AsyncFunction("moments") { self.moments }

    AsyncFunction("send") { self.sendEvent("onChange", ["n": 1, "none": nil]) }

    AsyncFunction("either") { (value: Either<String, Int>) -> String in
      if let number: Int = value.get() { return "number \(number)" }
      return "text \(value.get() ?? "")"
    }

    Property("state") { self.state }
      .set { (new: String) in self.state = new }

    if state == "idle" {
      View("TripView")
    }
  }
}

private final class UnnamedModule: Module {
  func definition() -> ModuleDefinition {
    Function("f") { 1 }
  }
}

@Suite(OneScript()) struct ModuleTests {
  private let module = _ExpoModules.modules(of: [Trips.self])[0]
  private var instance: any _NativeModuleInstance { module.make() }

  @Test func theDefinitionIsTheModule() {
    #expect(module.name == "TripActivity")
    #expect(module.flavour == .expo)
    #expect(module.methods["add"] == .sync)
    #expect(module.methods["start"] == .promise)
    #expect(module.methods["state"] == nil)
    #expect(module.properties == ["state"])
    #expect(module.constants == ["limit": .number(8), "version": .string("2")])
    #expect(module.isEmitter)
    #expect(module.notes == ["the native view TripView is not supported"])
    #expect(_ExpoModules.modules(of: [UnnamedModule.self]).map(\.name) == ["UnnamedModule"])
  }

  @Test func functionsTakeTypedArguments() async {
    #expect(await Answers.of(instance, "add", [.number(2), .number(3)]) == .resolve(.number(5)))
    #expect(await Answers.of(instance, "add", [.number(2)]) == .resolve(.number(102)))
    #expect(await Answers.of(instance, "twice", [.number(1.5)]) == .resolve(.number(3)))
    #expect(await Answers.of(instance, "isOn") == .resolve(.bool(true)))
    #expect(await Answers.of(instance, "either", [.number(4)]) == .resolve(.string("number 4")))
    #expect(await Answers.of(instance, "either", [.string("a")]) == .resolve(.string("text a")))
  }

  @Test func recordsAreReadFromObjects() async {
    let trip: _BridgeValue = .object([
      "name": .string("Rail"), "seats": .number(2), "tags": .array([.string("a")]),
      "to": .object(["city": .string("Graz"), "number": .null]), "reason": .string("cancelled"),
    ])
    #expect(
      await Answers.of(instance, "start", [trip])
        == .resolve(.string(#"Rail 2 Graz ["a"] cancelled"#)))
    #expect(
      await Answers.of(instance, "start", [.object(["seats": .number(1)])])
        == .resolve(.string(" 1 - [] completed")))
  }

  @Test(arguments: [
    (
      "start", [_BridgeValue.object([:])], "ERR_ARGUMENT_CAST",
      [
        "The 1st argument cannot be cast to type Trip",
        "Value for field 'seats' is required, got nil",
      ]
    ),
    (
      "start", [.object(["seats": .string("two")])], "ERR_ARGUMENT_CAST",
      [
        "Cannot cast 'two' for field 'seats' of type Int",
        "Cannot cast 'two' to Int",
      ]
    ),
    ("start", [.null], "ERR_ARGUMENT_CAST", ["to type Trip", "to non-optional 'Trip'"]),
    (
      "later", [.string("x")], "ERR_ARGUMENT_CAST",
      ["'x' is not present in Reason enum, it must be one of: 'completed', 'cancelled'"]
    ),
    (
      "twice", [], "ERR_INVALID_ARGS_NUMBER", ["Received 0 arguments, but 1 was expected"]
    ),
    (
      "add", [], "ERR_INVALID_ARGS_NUMBER",
      ["Received 0 arguments, but 2 was expected and at least 1 is required"]
    ),
    (
      "fail", [], "ERR_NOT_READY",
      ["Calling the 'fail' function has failed", "→ Caused by: not ready"]
    ),
    ("wait", [.object([:])], "ERR_FUNCTION_CALL", ["Calling the 'wait' function has failed"]),
  ])
  func refusalsSayWhy(
    method: String, arguments: [_BridgeValue], code: String, texts: [String]
  ) async throws {
    guard case .reject(let error)? = await Answers.of(instance, method, arguments) else {
      Issue.record("\(method) was called")
      return
    }
    #expect(error.code == code)
    for text in texts { #expect(error.message.contains(text)) }
  }

  @Test func promisesAreSettledByTheFunction() async {
    #expect(
      await Answers.of(instance, "later", [.string("completed")])
        == .resolve(.object(["city": .string("Vienna"), "number": .null])))
    #expect(
      await Answers.of(instance, "later", [.string("cancelled")])
        == .reject(.init(code: "E_CANCELLED", message: "cancelled")))
    #expect(
      await Answers.of(instance, "wait", [.object(["n": .number(7)])]) == .resolve(.number(7)))
  }

  @Test func propertiesAreReadAndWritten() async {
    #expect(await Answers.of(instance, "state") == .resolve(.string("idle")))
    #expect(await Answers.of(instance, "state", [.string("on")]) == .resolve(.null))
    #expect(await Answers.of(instance, "state") == .resolve(.string("on")))
  }

  @Test func lifeCycleAndListenersAreTold() async {
    instance.changeListeners(of: "onChange", by: 1)
    instance.changeListeners(of: "onEnd", by: 1)
    instance.changeListeners(of: "onEnd", by: -1)
    instance.changeListeners(of: "onChange", by: -1)
    // The queue has come to all of them when it comes to this.
    let heard = await Answers.of(instance, "moments")
    #expect(
      heard
        == .resolve(
          .array(["create", "start", "start onEnd", "stop"].map { .string($0) })))
    instance.enter(.background)
    guard case .resolve(.array(let all))? = await Answers.of(instance, "moments") else { return }
    #expect(all.last == .string("background"))
  }

  @Test func eventsReachTheScript() async {
    let reports = Reports()
    _ = await Answers.of(instance, "send")
    #expect(reports.events.count == 1)
    #expect(reports.events[0].hasPrefix("TripActivity.onChange ["))
    #expect(reports.events[0].contains(#""n": 1"#))
  }
}
