import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// What the macros of React Native declare, in all forms that projects write.
struct ExternModuleTests {
  private static func read(_ text: String) -> ExternModuleReader {
    ExternModuleReader(text, path: "/p/Bridge.m")
  }

  private static func module(_ methods: String) -> ExternModule? {
    read("@interface RCT_EXTERN_MODULE(Timer, NSObject)\n\(methods)\n@end").modules.first
  }

  /// A method as a line: name, selector, kind, and the types with their nullability.
  private static func line(_ method: ExternMethod) -> String {
    let types = method.parameters.map {
      $0.type + ($0.nullability == .unspecified ? "" : " \($0.nullability.rawValue)")
    }
    return
      "\(method.name) \(method.selector) \(method.kind.rawValue) [\(types.joined(separator: ", "))]"
  }

  @Test(arguments: [
    ("RCT_EXTERN_METHOD(stop)", "stop stop void []"),
    ("RCT_EXTERN_METHOD( stop );", "stop stop void []"),
    ("RCT_EXTERN_METHOD(name:(NSString *)x)", "name name: void [NSString]"),
    ("RCT_EXTERN_METHOD(name:(NSString)x)", "name name: void [NSString]"),
    (
      "RCT_EXTERN_METHOD(start: (NSDictionary) initialState)", "start start: void [NSDictionary]"
    ),
    (
      "RCT_EXTERN_METHOD(update: (nonnull NSDictionary) next)",
      "update update: void [NSDictionary nonnull]"
    ),
    ("RCT_EXTERN_METHOD(list:(NSArray<NSString *> *)x)", "list list: void [NSArray]"),
    (
      "RCT_EXTERN_METHOD(map:(NSDictionary<NSString *, NSNumber *> *)x)",
      "map map: void [NSDictionary]"
    ),
    ("RCT_EXTERN_METHOD(n:(nonnull NSNumber *)x)", "n n: void [NSNumber nonnull]"),
    ("RCT_EXTERN_METHOD(n:(NSNumber * _Nullable)x)", "n n: void [NSNumber nullable]"),
    ("RCT_EXTERN_METHOD(n:(NSNumber *__nonnull)x)", "n n: void [NSNumber nonnull]"),
    ("RCT_EXTERN_METHOD(n:(__unused const NSInteger)x)", "n n: void [NSInteger]"),
    ("RCT_EXTERN_METHOD(start:(nonnull double *)timestamp)", "start start: void [double nonnull]"),
    ("RCT_EXTERN_METHOD(a:(double)x b:(BOOL)y)", "a a:b: void [double, BOOL]"),
    ("RCT_EXTERN_METHOD(a:(double)x :(BOOL)y)", "a a:: void [double, BOOL]"),
    // What follows a type is the parameter's name, so that the second has no label.
    ("RCT_EXTERN_METHOD(a:(double) b:(BOOL)y)", "a a:: void [double, BOOL]"),
    ("RCT_EXTERN_METHOD(a:x)", "a a: void [id]"),
    (
      "RCT_EXTERN_METHOD(ask:(RCTPromiseResolveBlock)resolve rejecter:(RCTPromiseRejectBlock)reject)",
      "ask ask:rejecter: promise [RCTPromiseResolveBlock, RCTPromiseRejectBlock]"
    ),
    (
      """
      RCT_EXTERN_METHOD(start:(NSString *)name // the name
                        /* where */ location:(NSString *)location
                        withResolver : (RCTPromiseResolveBlock) resolve
                        withRejecter:(RCTPromiseRejectBlock)reject)
      """,
      "start start:location:withResolver:withRejecter: promise "
        + "[NSString, NSString, RCTPromiseResolveBlock, RCTPromiseRejectBlock]"
    ),
    (
      "RCT_EXTERN_METHOD(old:(RCTResponseSenderBlock)done)",
      "old old: callback [RCTResponseSenderBlock]"
    ),
    ("RCT_EXTERN__BLOCKING_SYNCHRONOUS_METHOD(now)", "now now sync []"),
    ("_RCT_EXTERN_REMAP_METHOD(begin, start:(double)at, NO)", "begin start: void [double]"),
    ("_RCT_EXTERN_REMAP_METHOD(at, now, YES)", "at now sync []"),
  ])
  func methodsAreRead(text: String, expected: String) throws {
    let module = try #require(Self.module(text))
    #expect(module.methods.map(Self.line) == [expected])
  }

  @Test func modulesHaveTheirNamesAndPlaces() {
    let read = Self.read(
      """
      #import <React/RCTBridgeModule.h>
      // RCT_EXTERN_MODULE(Not, NSObject)
      @interface RCT_EXTERN_MODULE(RCTTimer, RCTEventEmitter)
      + (BOOL)requiresMainQueueSetup
      {
        return YES;
      }
      @end

      @interface RCT_EXTERN_REMAP_MODULE(Other, Clock, NSObject)
      + (bool)requiresMainQueueSetup { return NO; }
      RCT_EXTERN_METHOD(stop)
      @end
      """)
    #expect(read.notes.isEmpty)
    #expect(read.modules.map(\.name) == ["Timer", "Other"], "RCT is no part of the script's name")
    #expect(read.modules.map(\.className) == ["RCTTimer", "Clock"])
    #expect(read.modules.map(\.superclass) == ["RCTEventEmitter", "NSObject"])
    #expect(read.modules.map(\.isSetUpOnMain) == [true, false])
    #expect(read.modules.map(\.place) == ["Bridge.m:3", "Bridge.m:10"])
    #expect(read.modules[1].methods.map(\.line) == [12])
  }

  @Test func branchesThatAreNotTakenAreLeftOut() {
    let methods = Self.module(
      """
      #if 0
      RCT_EXTERN_METHOD(never)
      #else
      RCT_EXTERN_METHOD(always)
      #endif
      #ifdef DEBUG
      RCT_EXTERN_METHOD(debug)
      #elif 1
      RCT_EXTERN_METHOD(release)
      #endif
      #if TARGET_OS_OSX
      RCT_EXTERN_METHOD(mac)
      #endif
      """)?.methods.map(\.name)
    #expect(methods == ["always", "debug"])
  }

  @Test func modulesOfObjectiveCAreKnownByName() throws {
    let read = Self.read(
      """
      @implementation QuickActionsModule
      RCT_EXPORT_MODULE(QuickActions);
      RCT_EXPORT_METHOD(initial:(RCTPromiseResolveBlock)resolve
                        rejecter:(RCTPromiseRejectBlock)reject) {
        NSString *text = @"RCT_EXPORT_METHOD(no)";
        resolve(text);
      }
      RCT_REMAP_METHOD(size, sizeOf:(NSString *)x) {}
      RCT_EXPORT_BLOCKING_SYNCHRONOUS_METHOD(now) { return @1; }
      @end
      @implementation RCTPlain
      RCT_EXPORT_MODULE()
      @end
      """)
    #expect(read.notes.isEmpty)
    #expect(read.modules.map(\.name) == ["QuickActions", "Plain"])
    #expect(read.modules.map(\.isObjectiveC) == [true, true])
    #expect(
      read.modules[0].methods.map { "\($0.name) \($0.kind)" } == [
        "initial promise", "size void", "now sync",
      ])
  }

  @Test(arguments: [
    ("RCT_EXTERN_METHOD(stop)", "Bridge.m:1: RCT_EXTERN_METHOD is in no RCT_EXTERN_MODULE"),
    (
      "@interface RCT_EXTERN_MODULE(Timer)\n@end",
      "Bridge.m:1: RCT_EXTERN_MODULE takes a class and a superclass"
    ),
    (
      "@interface RCT_EXTERN_MODULE(A, NSObject)\nRCT_EXPORT_METHOD(stop) {}\n@end",
      "Bridge.m:2: RCT_EXPORT_METHOD is followed by a body; of a Swift method it is RCT_EXTERN_METHOD"
    ),
    (
      "@interface RCT_EXTERN_MODULE(A, NSObject)\nRCT_EXTERN_METHOD(a b)\n@end",
      "Bridge.m:2: 'a b' is no selector"
    ),
    (
      "@interface RCT_EXTERN_MODULE(A, NSObject)\nRCT_EXTERN_METHOD(a\n",
      "Bridge.m:2: RCT_EXTERN_METHOD has no ')'"
    ),
    (
      "RCT_EXTERN_FANCY(a)", "Bridge.m:1: RCT_EXTERN_FANCY is no form that is known here"
    ),
    (
      "@interface RCT_EXTERN_MODULE(A, NSObject)\nRCT_EXTERN_METHOD(a)\nRCT_EXTERN_METHOD(a:(id)x)",
      "Bridge.m:3: a is declared twice: the first counts"
    ),
  ])
  func whatIsNotUnderstoodIsNamed(text: String, note: String) {
    #expect(Self.read(text).notes == [note])
  }

  @Test(arguments: [
    ("RCT_EXTERN_METHOD(a:(RCTPromiseResolveBlock)r)", true),
    ("RCT_EXTERN_METHOD(a:(RCTPromiseRejectBlock)j r:(RCTPromiseResolveBlock)r)", true),
    (
      "RCT_EXTERN_METHOD(a:(RCTPromiseResolveBlock)r j:(RCTPromiseRejectBlock)j x:(id)x)", true
    ),
    ("RCT_EXTERN_METHOD(a:(RCTPromiseResolveBlock)r j:(RCTPromiseRejectBlock)j)", false),
    ("RCT_EXTERN_METHOD(a:(id)x)", false),
  ])
  func aPromiseIsTheLastPair(text: String, isWrong: Bool) {
    #expect(Self.module(text)?.methods.map(\.hasWrongPromise) == [isWrong])
  }

  /// React Native ends the app for a type that it cannot convert to.
  @Test func unknownTypesAreFound() {
    #expect(Self.module("RCT_EXTERN_METHOD(a:(Trip *)x)")?.methods.map(\.unknownType) == ["Trip"])
    #expect(Self.module("RCT_EXTERN_METHOD(a:(int64_t)x)")?.methods.map(\.unknownType) == [nil])
  }

  /// Nothing in a file can end the program, nor keep it busy.
  @Test(arguments: [
    "RCT_EXTERN_MODULE", "RCT_EXTERN_MODULE(", "RCT_EXTERN_MODULE(((((", "@interface", "@", "@end",
    "/*", "\"", "#if", "#endif\n#else\n#elif 1\n", "RCT_EXTERN_METHOD(:)", "\\",
    "@interface RCT_EXTERN_MODULE(A, B)\nRCT_EXTERN_METHOD(a:(<>)",
    "@interface RCT_EXTERN_MODULE(A, B)\nRCT_EXTERN_METHOD(a:())\n_RCT_EXTERN_REMAP_METHOD(,,)",
    "@implementation",
  ])
  func brokenFilesAreRead(text: String) {
    #expect(Self.read(text).modules.flatMap(\.methods).isEmpty)
  }
}
