import Foundation
import React
import Testing

struct BridgeValueTests {
  /// JSON has no such values: React Native cleans them.
  @Test func whatJSONDoesNotHaveIsCleaned() {
    #expect(_BridgeValue(cleaning: Double.nan) == .number(0))
    #expect(_BridgeValue(cleaning: -Double.infinity) == .number(0))
    #expect(_BridgeValue(cleaning: Date()) == .null)
    #expect(
      _BridgeValue(cleaning: ["a": Data([1]), "b": NSNull()]) == .object(["a": .null, "b": .null]))
    #expect(_BridgeValue(cleaning: ()) == .null)
  }

  @Test func valuesOfSwiftAndOfObjectiveCAreAlike() {
    let value = _BridgeValue.object([
      "whole": .number(3), "part": .number(0.5), "yes": .bool(true), "text": .string("é"),
      "list": .array([.number(1), .null]), "nested": .object(["a": .string("b")]),
    ])
    #expect(_BridgeValue(cleaning: value.object) == value)
    let plain: [String: Any?] = [
      "whole": 3, "part": Float(0.5), "yes": true, "text": "é", "list": [1, nil] as [Int?],
      "nested": ["a": "b"],
    ]
    #expect(_BridgeValue(cleaning: plain) == value)
    let old = NSMutableDictionary()
    old["yes"] = NSNumber(value: true)
    old["n"] = NSNumber(value: 1)
    #expect(_BridgeValue(cleaning: old) == .object(["yes": .bool(true), "n": .number(1)]))
  }

  /// As sources read what a script has passed.
  @Test func objectsAreThoseOfObjectiveC() throws {
    let object = try #require(
      _BridgeValue.object(["n": .number(5), "b": .bool(false), "gone": .null]).object
        as? [String: Any])
    #expect(object["n"] as? Int == 5)
    #expect(object["n"] as? Double == 5)
    #expect(object["n"] as? Float == 5)
    #expect(object["n"].map { "\($0)" } == "5")
    #expect(object["b"] as? Bool == false)
    #expect(object["gone"] is NSNull)
    #expect((object as NSDictionary)["n"] as? Int == 5)
  }
}
