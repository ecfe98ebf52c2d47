import Foundation
import HostProtocol
import Testing
import WidgetKit

@testable import Previewer

/// What there is to be looked at, and what stays of it over a save.
struct PreviewContentTests {
  private func preview(
    _ name: String?, of type: String = "Ride", attributes: String = "{}", _ states: String...
  ) -> HostDescription.Preview {
    HostDescription.Preview(
      name: name,
      kind: .activity(
        HostDescription.ActivityPreview(
          attributesType: type, attributes: Data(attributes.utf8),
          states: states.map { Data($0.utf8) }, viewKind: .content)))
  }

  private func content(
    of types: [String] = ["Ride"], _ previews: [HostDescription.Preview],
    samples: [HostDescription.Sample] = []
  ) -> PreviewContent {
    PreviewContent(
      HostDescription(
        widgets: types.map {
          .init(
            name: "\($0)Widget",
            kind: .liveActivity(attributesType: $0, presentations: []))
        }, previews: previews, samples: samples))
  }

  private func states(_ content: PreviewContent, _ index: Int = 0) -> [String] {
    content.entries[index].states.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func previewsOfOneActivityAreOneEntry() {
    let content = content([preview("Island", "2", "3"), preview("Card", "1", "2")])
    #expect(content.entries.count == 1)
    #expect(content.entries[0].preview == "Island")
    #expect(states(content) == ["2", "3", "1"])
  }

  @Test func otherAttributesAndOtherWidgetsAreEntriesOfTheirOwn() {
    let content = content(
      of: ["Ride", "Food"],
      [
        preview("Pizza", of: "Food", "1"), preview("Near", attributes: #"{"a":1}"#, "1"),
        preview("Far", attributes: #"{"a":2}"#, "1"),
      ])
    #expect(content.entries.map(\.preview) == ["Near", "Far", "Pizza"])
  }

  @Test func withoutAPreviewTheSampleIsShown() {
    let sample = HostDescription.Sample(
      attributesType: "Ride", attributes: Data("{}".utf8),
      states: [.init(name: nil, json: Data("5".utf8))])
    let content = content([], samples: [sample])
    #expect(states(content) == ["5"])
    #expect(content.entries[0].isSample)
    #expect(content.entries[0].stateNames == ["typical"])
  }

  @Test func withoutAPreviewTheAuthorsStatesAreShownByTheirNames() {
    let sample = HostDescription.Sample(
      attributesType: "Ride", attributes: Data("{}".utf8),
      states: [
        .init(name: "waiting", json: Data("1".utf8)), .init(name: "riding", json: Data("2".utf8)),
      ])
    let content = content([], samples: [sample])
    #expect(states(content) == ["1", "2"])
    #expect(!content.entries[0].isSample)
    #expect(content.entries[0].stateNames == ["waiting", "riding"])
  }

  @Test func statesThatMovedAlongWithTimeStay() {
    let old = content([preview(nil, #"{"eta":800000600.25,"gate":"A"}"#, #"{"eta":1}"#)])
    let same = content([preview(nil, #"{"eta":800000612.5,"gate":"A"}"#, #"{"eta":1}"#)])
    #expect(states(same.keeping(old, after: 12)) == states(old))
    // Another text, another number: the new one.
    let other = content([preview(nil, #"{"eta":800000612.5,"gate":"B"}"#, #"{"eta":2}"#)])
    #expect(states(other.keeping(old, after: 12)) == states(other))
    // The date itself was edited.
    let moved = content([preview(nil, #"{"eta":800000912.5,"gate":"A"}"#, #"{"eta":1}"#)])
    #expect(states(moved.keeping(old, after: 12)) == states(moved))
  }

  @Test(arguments: [
    (#"{"a":[1,null,true],"b":"x"}"#, #"{"b":"x","a":[1,null,true]}"#, true),
    (#"[1,2]"#, #"[1]"#, false), (#"[1,2]"#, #"[1,3]"#, false),
    (#"{"a":1}"#, #"{"b":1}"#, false), ("800000000", "800000010.4", true),
    ("800000000", "800000013", false), ("1000", "1010", false), ("null", "1", false),
    ("not json", "1", false),
  ])
  func driftIsOnlyThatOfDates(old: String, new: String, isSame: Bool) {
    #expect(TimeShiftComparison(seconds: 10).isSame(Data(old.utf8), Data(new.utf8)) == isSame)
  }

  @Test func whatWasLookedAtIsFoundAgain() {
    let old = content(of: ["Ride", "Food"], [preview("A", "1"), preview("B", of: "Food", "1")])
    let swapped = content(
      of: ["Food", "Ride"], [preview("A", "1"), preview("B", of: "Food", "1")])
    #expect(swapped.index(of: old.entries[1], from: 1) == 0)
    #expect(old.index(of: old.entries[1], from: 1) == 1)
    let gone = content(of: ["Ride"], [preview("A", "1")])
    #expect(gone.index(of: old.entries[1], from: 1) == 0)
  }
}
