import Foundation
import React
import ReactTestSupport
import Synchronization
import Testing

/// A module as in sources, with what would be generated for it.
private final class Clock: NSObject, @unchecked Sendable {
  let calls = Mutex<[String]>([])

  func note(_ text: String) { calls.withLock { $0.append(text) } }

  func start(_ at: Double) { note("start \(at)") }
  func count(_ to: Int) { note("count \(to)") }
  func name(_ name: String) { note("name \(name)") }
  func optional(_ name: String?) { note("optional \(name ?? "nil")") }
  func on(_ isOn: Bool) { note("on \(isOn)") }
  func number(_ number: NSNumber) { note("number \(number)") }
  func perhaps(_ number: NSNumber?) { note("perhaps \(number?.stringValue ?? "nil")") }
  func state(_ state: NSDictionary) { note("state \(state["n"] as? Int ?? -1)") }
  func swiftState(_ state: [String: Any]) { note("swift \(state["n"] as? Double ?? -1)") }
  func names(_ names: [String]) { note("names \(names.joined(separator: "+"))") }
  func date(_ date: Date) { note("date \(date.timeIntervalSince1970)") }
  func ask(_ resolve: @escaping RCTPromiseResolveBlock, rejecter reject: RCTPromiseRejectBlock) {
    resolve(["id": "A-1", "n": 2])
    resolve("again")
  }
  func fail(_ text: String, _ reject: @escaping RCTPromiseRejectBlock) {
    reject("E_OFF", text, NSError(domain: "Clock", code: 7, userInfo: ["why": "off"]))
  }
  func old(_ done: @escaping RCTResponseSenderBlock) { done([NSNull(), "done"]) }
  func now() -> NSNumber { 12.5 }
}

private func described(_ clock: Clock) -> _NativeModule {
  var module = _ClassicModule<Clock>("Clock") { clock }
  func add(
    _ name: String, _ kind: _NativeModule.Kind, _ types: [_BridgeParameter],
    _ call: @escaping @MainActor @Sendable (Clock, _BridgeArguments) throws -> Any?
  ) {
    module.add(name, kind, types, call)
  }
  add("start", .void, [_BridgeParameter("double", .nonnull)]) { try $0.start($1.value(0)) }
  add("count", .void, [_BridgeParameter("int")]) { try $0.count($1.value(0)) }
  add("name", .void, [_BridgeParameter("NSString")]) { try $0.name($1.value(0)) }
  add("optional", .void, [_BridgeParameter("NSString")]) { try $0.optional($1.value(0)) }
  add("on", .void, [_BridgeParameter("BOOL")]) { try $0.on($1.value(0)) }
  add("number", .void, [_BridgeParameter("NSNumber", .nonnull)]) { try $0.number($1.value(0)) }
  add("perhaps", .void, [_BridgeParameter("NSNumber")]) { try $0.perhaps($1.value(0)) }
  add("bare", .void, [_BridgeParameter("NSNumber")]) { try $0.number($1.value(0)) }
  add("state", .void, [_BridgeParameter("NSDictionary")]) { try $0.state($1.value(0)) }
  add("swiftState", .void, [_BridgeParameter("NSDictionary", .nonnull)]) {
    try $0.swiftState($1.value(0))
  }
  add("names", .void, [_BridgeParameter("NSArray")]) { try $0.names($1.value(0)) }
  add("date", .void, [_BridgeParameter("NSDate")]) { try $0.date($1.value(0)) }
  add("span", .void, [_BridgeParameter("NSTimeInterval")]) { try $0.start($1.value(0)) }
  let promise = [
    _BridgeParameter("RCTPromiseResolveBlock"), _BridgeParameter("RCTPromiseRejectBlock"),
  ]
  add("ask", .promise, promise) { $0.ask($1.resolve, rejecter: $1.reject) }
  add("fail", .promise, [_BridgeParameter("NSString")] + promise) {
    try $0.fail($1.value(0), $1.reject)
  }
  add("old", .callback, [_BridgeParameter("RCTResponseSenderBlock")]) { $0.old($1.callback(0)) }
  add("now", .sync, []) { clock, _ in clock.now() }
  module.refuse("gone", .promise, code: "ERR_SELECTOR", "-[Clock gone] is not there")
  return module.module
}

/// Calls a method, and waits until the module's queue has come to it: a synchronous one is no help, so
/// a promise that is asked for afterwards is waited for.
private func calls(_ method: String, _ arguments: _BridgeValue...) async -> [String] {
  let clock = Clock()
  let module = described(clock).make()
  let answers = Answers()
  module.call(method, arguments, answers.reply)
  _ = await Answers.of(module, "ask")
  return clock.calls.withLock { $0 }
}

extension BridgeTests {
  @Suite struct ClassicModuleTests {
    @Test func argumentsAreThoseOfTheMethod() async {
      #expect(await calls("start", .number(1.5)) == ["start 1.5"])
      #expect(await calls("count", .number(3.9)) == ["count 3"], "cut off, not rounded")
      #expect(await calls("name", .string("a")) == ["name a"])
      #expect(await calls("name", .null) == ["name "])
      #expect(await calls("optional", .null) == ["optional nil"])
      #expect(await calls("on", .bool(true)) == ["on true"])
      #expect(await calls("number", .number(4)) == ["number 4"])
      #expect(await calls("state", .object(["n": .number(2)])) == ["state 2"])
      #expect(await calls("swiftState", .object(["n": .number(2)])) == ["swift 2.0"])
      #expect(await calls("names", .array([.string("a"), .string("b")])) == ["names a+b"])
    }

    @Test func datesAreMilliseconds() async {
      #expect(await calls("date", .number(1500)) == ["date 1.5"])
      #expect(await calls("date", .string("1970-01-01T00:00:02.000Z")) == ["date 2.0"])
      #expect(await calls("span", .number(1500)) == ["start 1.5"])
    }

    @Test func promisesAreSettledOnce() async {
      let module = described(Clock()).make()
      let answers = Answers()
      module.call("ask", [], answers.reply)
      #expect(await answers.next() == .resolve(.object(["id": .string("A-1"), "n": .number(2)])))
      module.call("fail", [.string("no")], Answers().reply)
      #expect(
        await Answers.of(module, "fail", [.string("off")])
          == .reject(
            .init(
              code: "E_OFF", message: "off", domain: "Clock", userInfo: ["why": .string("off")])))
    }

    @Test func functionsOfTheScriptAreCalled() async {
      let module = described(Clock()).make()
      #expect(
        await Answers.of(module, "old", [.callback(12)]) == .callback(12, [.null, .string("done")]))
    }

    @Test func aSynchronousMethodAnswersBeforeItReturns() {
      let answer = Mutex<_BridgeReply.Answer?>(nil)
      described(Clock()).make().call(
        "now", [], _BridgeReply { new in answer.withLock { $0 = new } })
      #expect(answer.withLock { $0 } == .resolve(.number(12.5)))
    }

    enum Choice: CaseIterable { case own, isolated, chosen }

    @Test(arguments: Choice.allCases) func methodsRunOnOneQueue(choice: Choice) async {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      var module = _ClassicModule<Clock>("Clock") { Clock() }
      module.isOnMain = choice == .isolated
      if choice == .chosen { module.run(on: { _ in .main }) }
      module.add(
        "where", .promise,
        [
          _BridgeParameter("RCTPromiseResolveBlock"), _BridgeParameter("RCTPromiseRejectBlock"),
        ]
      ) { _, arguments in
        arguments.resolve(DispatchQueue.getSpecific(key: mark) == true)
        return nil
      }
      #expect(await Answers.of(module.module.make(), "where") == .resolve(.bool(choice != .own)))
    }

    @Test func aWrongNumberOfArgumentsIsNoCall() async throws {
      let module = described(Clock()).make()
      guard case .failure(let text)? = await Answers.of(module, "start", []) else {
        Issue.record("the call was made")
        return
      }
      #expect(text.hasPrefix("Clock.start was called with 0 arguments but expects 1 arguments."))
      guard case .reject(let error)? = await Answers.of(module, "ask", [.null]) else {
        Issue.record("the call was made")
        return
      }
      #expect(error.message.contains("with 1 arguments but expects 0 arguments"))
    }

    @Test func nullForNonnullIsNoCall() async {
      let reports = Reports()
      #expect(await calls("number", .null) == [])
      #expect(await calls("swiftState", .null) == [])
      #expect(await calls("count", .null) == [], "a number cannot be nil")
      #expect(
        reports.texts == [
          "Argument 0 (NSNumber) of Clock.number must not be null",
          "Argument 0 (NSDictionary) of Clock.swiftState must not be null",
          "Argument 0 (int) of Clock.count must not be null",
        ])
    }

    @Test func nullForANumberThatNothingMarksIsNil() async {
      let reports = Reports()
      #expect(await calls("perhaps", .null) == ["perhaps nil"])
      #expect(await calls("perhaps", .number(3)) == ["perhaps 3"])
      #expect(
        reports.texts.allSatisfy { $0.contains("(NSNumber) of Clock.perhaps has unspecified") })
      #expect(await calls("bare", .null) == [], "a phone's app would end there")
    }

    @Test func aValueOfAnotherTypeIsNil() async {
      let reports = Reports()
      #expect(await calls("swiftState", .string("a")) == [], "nil is not for nonnull")
      #expect(await calls("optional", .number(4)) == ["optional nil"])
      #expect(
        reports.texts == [
          "JSON value 'a' of type NSString cannot be converted to NSDictionary",
          "JSON value '4' of type NSNumber cannot be converted to NSString",
        ])
    }

    @Test func aMethodThatIsNotThereIsRejected() async {
      let module = described(Clock())
      #expect(module.notes == ["-[Clock gone] is not there"])
      #expect(
        await Answers.of(module.make(), "gone")
          == .reject(.init(code: "ERR_SELECTOR", message: "-[Clock gone] is not there")))
    }
  }
}
