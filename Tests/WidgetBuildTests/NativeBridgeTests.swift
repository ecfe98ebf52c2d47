import Foundation
import SwiftParser
import TestSupport
import Testing

@testable import WidgetBuild

/// From the declarations in Objective-C to the methods of Swift classes.
struct NativeBridgeTests {
  private static func classes(_ source: String) -> [BridgedClass] {
    let reader = BridgedClassReader(Parser.parse(source: source), path: "/p/Timer.swift")
    return reader.classes.values.sorted { $0.name < $1.name }
  }

  /// The selectors of the exposed methods of a class with these members.
  private static func selectors(_ members: String, head: String = "class A: NSObject") -> [String] {
    classes("\(head) {\n\(members)\n}").flatMap(\.methods).filter(\.isExposed).map(\.selector)
  }

  @Test(arguments: [
    ("@objc func f() {}", ["f"]),
    ("@objc(a:b:) func x(_ one: Int, two: Int) {}", ["a:b:"]),
    ("@objc( go ) func x() {}", ["go"]),
    ("@objc func f(_ a: Int) {}", ["f:"]),
    ("@objc func f(_ a: Int, b: Int) {}", ["f:b:"]),
    ("@objc func f(_ a: Int, bar b: Int) {}", ["f:bar:"]),
    ("@objc func f(_ a: Int, _ b: Int) {}", ["f::"]),
    ("@objc func f(a: Int) {}", ["fWithA:"]),
    ("@objc func f(a: Int, b: Int) {}", ["fWithA:b:"]),
    ("@objc func f(with a: Int) {}", ["fWith:"]),
    ("@objc func start(forKey key: Int) {}", ["startForKey:"]),
    ("@objc func startWith(name: Int) {}", ["startWithName:"]),
    ("@objc func startActivity(time: Double) {}", ["startActivityWithTime:"]),
    ("@objc func f(_ r: @escaping Block, rejecter j: Block) {}", ["f:rejecter:"]),
    ("@objc func f() throws {}", ["fAndReturnError:"]),
    ("@objc func f(_ a: Int) throws {}", ["f:error:"]),
    ("@objc func f() async {}", ["fWithCompletionHandler:"]),
    ("@objc func f(_ a: Int) async throws {}", ["f:completionHandler:"]),
    ("func f() {}", []),
    ("override func f() {}", ["f"]),
    ("@objc static func f() {}", []),
    ("#if os(iOS)\n@objc func f() {}\n#else\n@objc func g() {}\n#endif", ["f"]),
    ("@objc public func `default`(`in` a: Int) {}", ["defaultIn:"]),
  ])
  func selectorsAreThoseOfSwift(member: String, expected: [String]) {
    #expect(Self.selectors(member) == expected)
  }

  @Test func allMembersOfAClassCanBeExposed() {
    #expect(
      Self.selectors("func f() {}\nprivate func g() {}", head: "@objcMembers class A: NSObject")
        == ["f"])
    #expect(Self.selectors("func f() {}", head: "@objc extension A") == ["f"])
  }

  @Test func classesHaveTheirNames() throws {
    let all = Self.classes(
      """
      @objc(TimerModule) @MainActor final class Timer: RCTEventEmitter {
        @objc class func requiresMainQueueSetup() -> Bool { true }
      }
      enum Outer { @objc(Inner) class Inner: NSObject {} }
      """)
    #expect(all.map(\.name) == ["Outer.Inner", "Timer"])
    #expect(all.map(\.objectiveCName) == ["Inner", "TimerModule"])
    #expect(all[1].isEmitter)
    #expect(all[1].isMainActor)
    #expect(all[1].others == ["requiresMainQueueSetup"])
  }

  // MARK: Matching

  private static func match(_ objectiveC: String, _ swift: String) -> NativeModuleMatch? {
    ExternModuleReader(objectiveC, path: "/p/Bridge.m").modules.first.map {
      NativeModuleMatch($0, in: classes(swift)) { _, _ in true }
    }
  }

  private static func refusals(_ method: String, _ member: String) -> [String]? {
    match(
      "@interface RCT_EXTERN_MODULE(Timer, NSObject)\n\(method)\n@end",
      "@objc(Timer) class Timer: NSObject {\n\(member)\n}"
    )?.notes
  }

  /// The first are the steps of a tutorial: no argument, one, and one that is a date in seconds.
  @Test(arguments: [
    ("RCT_EXTERN_METHOD(startLiveActivity)", "@objc func startLiveActivity() -> Void {}"),
    ("RCT_EXTERN_METHOD(start:(NSString *)name)", "@objc func start(_ name: String) {}"),
    (
      "RCT_EXTERN_METHOD(start:(nonnull double *)t)", "@objc\nfunc start(_ time: Double) -> Void {}"
    ),
    ("RCT_EXTERN_METHOD(start:(double)t)", "@objc(start:) func begin(at time: Double) {}"),
    ("RCT_EXTERN_METHOD(testFuncWithTitle:(NSString *)t)", "@objc func testFunc(title: String) {}"),
    // A name that is misspelt on both sides works.
    (
      "RCT_EXTERN_METHOD(a:(RCTPromiseResolveBlock)r rejceter:(RCTPromiseRejectBlock)j)",
      "@objc func a(_ r: Block, rejceter: Block) {}"
    ),
  ])
  func equalSelectorsMatch(method: String, member: String) {
    #expect(Self.refusals(method, member) == [])
  }

  @Test(arguments: [
    (
      "RCT_EXTERN_METHOD(start:(double)t)", "@objc func start(time: Double) {}",
      "-[Timer start:] is not a recognized Objective-C method. 'start:' is what Bridge.m:2 declares; "
        + "Timer.swift:2 has 'startWithTime:': write the same in both, or @objc(start:) before the "
        + "method"
    ),
    (
      "RCT_EXTERN_METHOD(start:(double)t)", "func start(_ time: Double) {}",
      "-[Timer start:] is not a recognized Objective-C method. 'start:' is what Bridge.m:2 declares; "
        + "'start(_:)' in Timer.swift:2 has no @objc: write it"
    ),
    (
      "RCT_EXTERN_METHOD(stop)", "@objc func start() {}",
      "-[Timer stop] is not a recognized Objective-C method. 'stop' is what Bridge.m:2 declares; "
        + "Timer in Timer.swift:1 has no such method"
    ),
    (
      "RCT_EXTERN_METHOD(a:(RCTPromiseResolveBlock)r rejceter:(RCTPromiseRejectBlock)j)",
      "@objc func a(_ r: Block, rejecter: Block) {}",
      "-[Timer a:rejceter:] is not a recognized Objective-C method. 'a:rejceter:' is what Bridge.m:2 "
        + "declares; Timer.swift:2 has 'a:rejecter:': write the same in both, or "
        + "@objc(a:rejceter:) before the method"
    ),
    (
      "RCT_EXTERN_METHOD(load)", "@objc func load() throws {}",
      "-[Timer load] is not a recognized Objective-C method. 'load' is what Bridge.m:2 declares; "
        + "Timer.swift:2 has 'loadAndReturnError:': write the same in both, or @objc(load) before "
        + "the method"
    ),
    (
      "RCT_EXTERN_METHOD(a:(Trip *)x)", "@objc func a(_ x: Trip) {}",
      "Unknown argument type 'Trip' in method -[Timer a:] (Bridge.m:2). "
        + "Extend RCTConvert to support this type."
    ),
    (
      "RCT_EXTERN_METHOD(a:(RCTPromiseResolveBlock)x)", "@objc func a(_ x: Block) {}",
      "Methods that return promises must accept a RCTPromiseResolveBlock followed by a "
        + "RCTPromiseRejectBlock as their last parameters: -[Timer a:] does not (Bridge.m:2)"
    ),
  ])
  func bothSelectorsAreTold(method: String, member: String, note: String) {
    #expect(Self.refusals(method, member) == [note])
  }

  @Test func classesThatAPhoneWouldNotFindAreTold() throws {
    let header = "@interface RCT_EXTERN_MODULE(Timer, NSObject)\n@end"
    #expect(
      Self.match(header, "class Other: NSObject {}")?.notes
        == ["Bridge.m:1: no Swift class is @objc(Timer): scripts do not find it"])
    #expect(
      Self.match(header, "class Timer: NSObject {}")?.notes == [
        "Timer.swift:1: Timer has no @objc(Timer), which Bridge.m:1 declares: Xcode would not link it"
      ])
    #expect(
      Self.match(header, "@objc(Timer) class Timer: RCTEventEmitter {}")?.notes == [
        "Bridge.m:1 declares Timer as NSObject, and it is an RCTEventEmitter: events would not reach "
          + "the script on a phone"
      ])
  }

  @Test func emittersHaveMethodsOfTheirSuperclass() {
    let notes = Self.match(
      "@interface RCT_EXTERN_MODULE(T, RCTEventEmitter)\nRCT_EXTERN_METHOD(supportedEvents)\n@end",
      "@objc(T) class T: RCTEventEmitter {}")?.notes
    #expect(notes == [])
  }

  // MARK: The source

  @Test(arguments: [
    ("@objc var methodQueue: DispatchQueue { .main }", "module.run(on: { $0.methodQueue })"),
    ("@objc func methodQueue() -> DispatchQueue { .main }", "module.run(on: { $0.methodQueue() })"),
  ])
  func aClassChoosesItsQueue(member: String, line: String) throws {
    let match = try #require(
      Self.match(
        "@interface RCT_EXTERN_MODULE(T, NSObject)\n@end",
        "@objc(T) class T: NSObject { \(member) }"))
    var dispatcher = NativeDispatcher([match], expo: [], isMainActor: false)
    #expect(dispatcher.source().contains(line))
  }

  @Test(arguments: [
    ("@MainActor @objc(T) class T: NSObject { @objc func a() {} }", true),
    ("@objc(T) class T: NSObject { @MainActor @objc func a() {} }", true),
    ("@objc(T) class T: NSObject { @objc func a() {}\n@MainActor func b() {} }", false),
  ])
  func methodsOfTheMainActorRunOnItsQueue(source: String, isOnMain: Bool) throws {
    let match = try #require(
      Self.match("@interface RCT_EXTERN_MODULE(T, NSObject)\nRCT_EXTERN_METHOD(a)\n@end", source))
    var dispatcher = NativeDispatcher([match], expo: [], isMainActor: false)
    #expect(dispatcher.source().contains("module.isOnMain = true") == isOnMain)
    var isolated = NativeDispatcher([match], expo: [], isMainActor: true)
    #expect(isolated.source().contains("module.isOnMain = true"))
  }

  @Test func whatDoesNotCompileIsLeftOutByItself() throws {
    let match = try #require(
      Self.match(
        """
        @interface RCT_EXTERN_MODULE(Timer, NSObject)
        RCT_EXTERN_METHOD(start:(nonnull NSNumber *)t)
        RCT_EXTERN_METHOD(stop)
        @end
        """,
        "@objc(Timer) class Timer: NSObject {\n@objc func start(_ t: Odd) {}\n@objc func stop() {}\n}"
      ))
    var dispatcher = NativeDispatcher([match], expo: ["Trips"], isMainActor: false)
    let lines = dispatcher.source().split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("module.start(") })
    #expect(
      lines[start].contains(
        #"module.add("start", .void, [_BridgeParameter("NSNumber", .nonnull)])"#))
    #expect(lines.contains { $0.contains("_ExpoModules.modules(of: [Trips.self])") })
    let isImportLeftOut = dispatcher.leaveOut(lines: [1])
    #expect(!isImportLeftOut)
    let isMethodLeftOut = dispatcher.leaveOut(lines: [start + 1])
    #expect(isMethodLeftOut)
    let source = dispatcher.source()
    #expect(!source.contains("module.start("))
    #expect(source.contains(#"module.refuse("start", .void, code: "ERR_ISLAND_SELECTOR""#))
    #expect(source.contains("module.stop()"))
    #expect(
      dispatcher.notes == [
        "Timer.start was left out: its parameters are not those of a native method"
      ])
  }
}
