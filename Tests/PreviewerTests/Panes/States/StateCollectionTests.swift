import ActivityModel
import Foundation
import HostProtocol
import Testing
import WidgetKit

@testable import Previewer

struct StateCollectionTests {
  @Test func aTypeWithoutPreviewsStartsFromItsSample() throws {
    let collection = try Parcel.collection()
    #expect(collection.entries.map(\.name) == ["typical", "long", "empty", "extreme"])
    #expect(collection.current.state == Parcel.stateValue)
    #expect(collection.current.attributes == Parcel.attributesValue)
  }

  @Test func previewsNameTheirStates() throws {
    let collection = try Parcel.collection(previews: [
      Parcel.preview("On its way", [Parcel.titled("a"), Parcel.titled("b")]),
      Parcel.preview(nil, [Parcel.titled("c")]),
      Parcel.preview(nil, [Parcel.titled("d"), Parcel.titled("e")]),
    ])
    #expect(
      collection.entries.map(\.name) == [
        "preview 1: On its way, state 1", "preview 1: On its way, state 2", "preview 2",
        "preview 3: state 1", "preview 3: state 2", "long", "empty", "extreme",
      ])
  }

  /// Previews of the compact and of the expanded island tend to have the same states.
  @Test func aStateThatTwoPreviewsHaveIsThereOnce() throws {
    let states = [Parcel.titled("a"), Parcel.titled("b")]
    let collection = try Parcel.collection(previews: [
      Parcel.preview("Compact", states), Parcel.preview("Expanded", states),
    ])
    #expect(
      collection.entries.map(\.name).prefix(3) == [
        "preview 1: Compact, state 1", "preview 1: Compact, state 2", "long",
      ])
  }

  @Test func stepsGoRound() throws {
    var collection = try Parcel.collection()
    collection.step(by: -1)
    #expect(collection.current.name == "extreme")
    collection.step(by: 1)
    #expect(collection.current.name == "typical")
    collection.step(by: 6)
    #expect(collection.current.name == "empty")
  }

  @Test(arguments: [("long", "long"), ("2", "long"), ("typical", "preview 1"), ("no", nil)])
  func aStateIsFoundByNameOrNumber(_ name: String, _ found: String?) throws {
    var collection = try Parcel.collection(previews: [Parcel.preview(nil, [Parcel.titled("a")])])
    #expect(collection.choose(named: name) == (found != nil))
    #expect(collection.current.name == found ?? "preview 1")
  }

  @Test func presetsFitTheType() throws {
    for entry in try Parcel.collection().entries {
      #expect(ShapeCheck(entry.state, of: Parcel.state).isDecodable, "\(entry.name)")
      #expect(ShapeCheck(entry.attributes, of: Parcel.attributes).isDecodable, "\(entry.name)")
    }
  }

  @Test func anEditedStateIsOneMoreAndStaysOne() throws {
    var collection = try Parcel.collection()
    collection.choose(.empty)
    collection.edit(attributes: Parcel.attributesValue, state: Parcel.titled("x"))
    collection.choose(.long)
    collection.edit(attributes: Parcel.attributesValue, state: Parcel.titled("y"))
    #expect(collection.entries.map(\.name) == ["typical", "long", "empty", "extreme", "edited"])
    #expect(collection.current.name == "edited" && collection.current.state == Parcel.titled("y"))
  }

  @Test func aTypeNobodyCanMakeUpIsExplained() {
    let description = HostDescription(problems: ["no sample of Parcel: Never cannot be generated"])
    #expect(
      throws: StateCollection.Missing(
        attributesType: "Parcel", reason: "no sample of Parcel: Never cannot be generated")
    ) { try StateCollection(of: "Parcel", in: description, now: Parcel.now) }
  }

  // MARK: After a save

  @Test func aSaveKeepsTheStateAndItsDates() throws {
    var old = try Parcel.collection()
    old.choose(.long)
    var new = try StateCollection(of: "Parcel", in: Parcel.description(), now: Parcel.now + 60)
    #expect(new.adopt(from: old) == nil)
    #expect(new == old)
  }

  @Test func aSaveFollowsThePreviewsOfTheSource() throws {
    var old = try Parcel.collection(previews: [
      Parcel.preview("A", [Parcel.titled("a")]), Parcel.preview("B", [Parcel.titled("b")]),
    ])
    old.step(by: 1)
    var new = try Parcel.collection(previews: [
      Parcel.preview("A", [Parcel.titled("a")]), Parcel.preview("B", [Parcel.titled("new")]),
    ])
    #expect(new.adopt(from: old) == nil)
    #expect(new.current.name == "preview 2: B" && new.current.state == Parcel.titled("new"))
  }

  @Test func anEditedStateThatNoLongerFitsIsNamedAndGone() throws {
    var old = try Parcel.collection()
    old.edit(attributes: Parcel.attributesValue, state: Parcel.titled("x"))
    var description = Parcel.description()
    description.shapes[0].state = .record([.init("title", .number)])
    description.samples[0].states[0].json = JSONValue.record(["title": .number(1)]).json
    var new = try StateCollection(of: "Parcel", in: description, now: Parcel.now)
    #expect(new.adopt(from: old)?.text == "content-state.title: is text; expected number")
    #expect(!new.entries.contains { $0.name == "edited" })
  }
}
