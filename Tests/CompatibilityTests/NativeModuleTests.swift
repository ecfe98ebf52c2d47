import Foundation
import React
import ReactTestSupport
import TestSupport
import Testing
import WidgetBuild
import WidgetKit

/// The native modules of a project as it is found, compiled, loaded, and called as a script calls them.
@Suite(OneScript()) struct NativeModuleTests {
  /// The modules of the fixture by name, new ones for each test.
  private let modules: [String: _NativeModule]
  private let notes: [String]

  init() async throws { (modules, notes) = try await Self.build() }

  @MainActor private static var built: (table: any _NativeModules.Type, notes: [String])?

  @MainActor private static func build() async throws -> ([String: _NativeModule], [String]) {
    let (table, notes) = try await library()
    return (Dictionary(uniqueKeysWithValues: table.modules.map { ($0.name, $0) }), notes)
  }

  @MainActor private static func library() async throws -> (any _NativeModules.Type, [String]) {
    if let built { return built }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/stopwatch").path
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "native-modules-\(ProcessInfo.processInfo.processIdentifier)").path
    try FileManager.default.createDirectory(
      atPath: scratch, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // What is loaded stays.
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let report = try await onAThreadOfItsOwn {
      let compiler = try WidgetBuild.WidgetCompiler(
        executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
      let app = try #require(try WidgetSources(paths: [folder]).ofApp)
      #expect(app.isOfScript)
      return try compiler.compile(app, scratch: scratch)
    }
    let image = try LoadedImage(loading: report.library)
    let types = image.types(conformingTo: (any _NativeModules).self)
    let table = try #require(types.first as? any _NativeModules.Type)
    built = (table, report.notes)
    return (table, report.notes)
  }

  /// Calls a method, and waits for the first answer.
  private func answer(
    _ module: String, _ method: String, _ arguments: [_BridgeValue] = []
  ) async throws -> _BridgeReply.Answer? {
    await Answers.of(try #require(modules[module]).make(), method, arguments)
  }

  /// Calls a method without an answer.
  private func tell(_ module: String, _ method: String, _ arguments: [_BridgeValue] = []) throws {
    try #require(modules[module]).make()
      .call(method, arguments, _BridgeReply { Issue.record("\(method) answered \($0)") })
  }

  @Test func theTableIsThatOfTheSources() async throws {
    #expect(
      modules.keys.sorted()
        == ["SharedDefaults", "StopwatchEvents", "StopwatchModule", "Trips"])
    let stopwatch = try #require(modules["StopwatchModule"])
    #expect(stopwatch.flavour == .classic)
    #expect(
      stopwatch.methods == [
        "start": .void, "pause": .void, "reset": .void, "state": .promise, "rename": .void,
        "laps": .callback, "now": .sync, "odd": .void,
      ])
    #expect(!stopwatch.isEmitter)
    #expect(modules["StopwatchEvents"]?.isEmitter == true)
    #expect(modules["StopwatchEvents"]?.constants == ["limit": .number(8)])
    #expect(modules["Trips"]?.flavour == .expo)
    #expect(modules["Trips"]?.methods == ["last": .sync, "start": .promise, "end": .promise])
    #expect(modules["Trips"]?.notes == ["the native view TripView is not supported"])
  }

  @Test func theNotesNameWhatDoesNotWork() async throws {
    #expect(
      notes.contains(
        "-[StopwatchModule reset:] is not a recognized Objective-C method. 'reset:' is what "
          + "StopwatchBridge.m:13 declares; StopwatchModule.swift:25 has 'resetWithTime:': write the "
          + "same in both, or @objc(reset:) before the method"))
    #expect(
      notes.contains(
        "StopwatchBridge.m:34: the native module SharedDefaults is written in Objective-C, which is "
          + "not supported; calls are rejected: set"))
  }

  @Test func methodsAreCalledWithTheirArguments() async throws {
    guard case .reject(let idle)? = try await answer("StopwatchModule", "state") else {
      Issue.record("it runs already")
      return
    }
    #expect(idle == .init(code: "E_IDLE", message: "nothing runs", domain: "RCTErrorDomain"))
    try tell("StopwatchModule", "start", [.number(1_000)])
    try tell(
      "StopwatchModule", "rename", [.string("Lap "), .object(["count": .number(3)])])
    #expect(
      try await answer("StopwatchModule", "state")
        == .resolve(
          .object([
            "started": .number(1_000), "paused": .null, "name": .string("Lap 3"),
            "activities": .number(0),
          ])))
    #expect(
      try await answer("StopwatchModule", "laps", [.callback(7)])
        == .callback(7, [.null, .array([.number(1.5), .number(2)])]))
    #expect(try await answer("StopwatchModule", "now") == .resolve(.number(42)))
  }

  @Test func whatTheClassDoesNotHaveIsAnError() async throws {
    guard case .failure(let text)? = try await answer("StopwatchModule", "reset", [.number(1)])
    else {
      Issue.record("reset was called")
      return
    }
    #expect(text.hasPrefix("-[StopwatchModule reset:] is not a recognized Objective-C method."))
    guard case .failure(let odd)? = try await answer("StopwatchModule", "odd", [.object([:])])
    else {
      Issue.record("odd was called")
      return
    }
    #expect(odd.contains("declared as NSDictionary in Objective-C, and the method takes UInt8"))
    guard case .failure(let objectiveC)? = try await answer("SharedDefaults", "set", [.null])
    else {
      Issue.record("set was called")
      return
    }
    #expect(objectiveC.contains("is written in Objective-C (StopwatchBridge.m:36)"))
  }

  /// The static emitter is nil until a script has asked for the module.
  @Test func eventsOfAnIntentReachTheScript() async throws {
    let reports = Reports()
    let events = try #require(modules["StopwatchEvents"]).make()
    events.changeListeners(of: "onPause", by: 1)
    // The queue of the emitter has come to the listener when it has come to this.
    #expect(try await answer("StopwatchEvents", "ready") == .resolve(.null))
    try tell("StopwatchModule", "start", [.number(1_000)])
    try tell("StopwatchModule", "pause")
    guard case .resolve(.object(let state))? = try await answer("StopwatchModule", "state")
    else {
      Issue.record("nothing runs")
      return
    }
    #expect(state["paused"] == .number(1_002))
    #expect(reports.events == [#"StopwatchEvents.onPause ["at": 2]"#])
  }

  @Test func definitionsOfExpoAreCalled() async throws {
    #expect(try await answer("Trips", "last") == .resolve(.string("created")))
    let trip: _BridgeValue = .object(["name": .string("Rail"), "seats": .number(2)])
    #expect(
      try await answer("Trips", "start", [trip, .string("first")]) == .resolve(trip))
    #expect(try await answer("Trips", "last") == .resolve(.string("Rail 2 first")))
    #expect(
      try await answer("Trips", "start", [.object([:]), .string("first")])
        == .reject(.init(code: "E_SEATS", message: "no seats")))
    #expect(try await answer("Trips", "end", [.string("")]) == .resolve(.bool(true)))
  }
}
