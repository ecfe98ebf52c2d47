import Foundation
import React
import ReactTestSupport
import Testing

private final class Emitter: RCTEventEmitter, @unchecked Sendable {
  var observed: [String] = []

  override func supportedEvents() -> [String]! { ["onPause", "onReset"] }
  override func startObserving() { observed.append("start") }
  override func stopObserving() { observed.append("stop") }
  override func constantsToExport() -> [AnyHashable: Any]! { ["limit": 8] }
}

private final class Careless: RCTEventEmitter {}

// Objective-C says nothing of the name's being nil, so a phone's compiler takes each of these.
private final class Strict: RCTEventEmitter, @unchecked Sendable {
  var names: [String] = []
  override func supportedEvents() -> [String]! { ["onPause"] }
  override func addListener(_ eventName: String) {
    super.addListener(eventName)
    names.append(eventName)
  }
}
private final class Loose: RCTEventEmitter {
  override func supportedEvents() -> [String]! { ["onPause"] }
  override func addListener(_ eventName: String!) { super.addListener(eventName) }
}

extension BridgeTests {
  @Suite struct EventEmitterTests {
    @Test func anEventWithoutListenersIsNotSent() {
      let reports = Reports()
      let emitter = Emitter()
      emitter.sendEvent(withName: "onPause", body: nil)
      #expect(reports.events.isEmpty)
      #expect(reports.texts == ["Sending `onPause` with no listeners registered."])
    }

    @Test func eventsReachTheScript() {
      let reports = Reports()
      let emitter = Emitter()
      emitter.addListener("onPause")
      emitter.sendEvent(withName: "onPause", body: ["at": 12.5])
      emitter.sendEvent(withName: "onReset", body: nil)
      #expect(
        reports.events == [
          #"Emitter.onPause ["at": 12.5]"#, "Emitter.onReset",
        ])
      #expect(reports.texts.isEmpty)
    }

    @Test func anEventThatIsNotSupportedIsSentAndNamed() {
      let reports = Reports()
      let emitter = Emitter()
      emitter.addListener("onPause")
      emitter.sendEvent(withName: "onPaus", body: nil)
      #expect(reports.events == ["Emitter.onPaus"])
      #expect(
        reports.texts == [
          "`onPaus` is not a supported event type for Emitter. "
            + "Supported events are: `onPause`, `onReset`"
        ])
    }

    @Test func anEmitterHasToNameItsEvents() {
      let reports = Reports()
      Careless().addListener("x")
      #expect(reports.texts.first == "Careless must implement the supportedEvents method")
    }

    @Test func subclassesOverrideWhatAddsAListener() {
      let reports = Reports()
      let strict = Strict()
      for emitter in [strict, Loose()] {
        emitter.addListener("onPause")
        emitter.sendEvent(withName: "onPause", body: nil)
      }
      #expect(strict.names == ["onPause"])
      #expect(reports.events == ["Strict.onPause", "Loose.onPause"])
    }

    @Test func listenersAreCounted() {
      let emitter = Emitter()
      emitter.addListener("onPause")
      emitter.addListener("onReset")
      emitter.removeListeners(1)
      #expect(emitter.observed == ["start"])
      emitter.removeListeners(1)
      #expect(emitter.observed == ["start", "stop"])
    }

    @Test func theModuleCountsForTheScript() async {
      let reports = Reports()
      let emitter = Emitter()
      var described = _ClassicModule<Emitter>("Timer") { emitter }
      described.add(
        "ping", .promise,
        [
          _BridgeParameter("RCTPromiseResolveBlock"), _BridgeParameter("RCTPromiseRejectBlock"),
        ]
      ) { emitter, arguments in
        emitter.sendEvent(withName: "onPause", body: nil)
        arguments.resolve(nil)
        return nil
      }
      let module = described.module
      #expect(module.isEmitter)
      let instance = module.make()
      instance.changeListeners(of: "onPause", by: 2)
      #expect(await Answers.of(instance, "ping") == .resolve(.null))
      #expect(reports.events == ["Timer.onPause"])
      instance.changeListeners(of: "onPause", by: -2)
      _ = await Answers.of(instance, "ping")
      #expect(emitter.observed == ["start", "stop"])
      #expect(reports.events.count == 1)
    }

    /// A static instance that `init` sets is nil before.
    @Test func anInstanceIsMadeWhenItIsAskedFor() {
      nonisolated(unsafe) var made = 0
      let module = _ClassicModule<Emitter>("Lazy") {
        made += 1
        return Emitter()
      }
      let lazy = module.module
      #expect(made == 0)
      #expect(lazy.make() === lazy.make())
      #expect(made == 1)
      var early = module
      early.isSetUpAtOnce = true
      #expect(early.module.constants == ["limit": .number(8)])
    }
  }
}

/// What shares the one place for events of a process.
@Suite(OneScript()) enum BridgeTests {}
