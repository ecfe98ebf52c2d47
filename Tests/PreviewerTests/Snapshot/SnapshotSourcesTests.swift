import ActivityModel
import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import Previewer

@Suite struct SnapshotSourcesTests {
  private func activities(
    _ states: [String], activity: String? = nil, appName: String? = "Pizzeria"
  ) throws(SnapshotSources.Failure) -> [SnapshotMatrix.Activity] {
    try SnapshotSources(named: "W.swift", states: states, activity: activity, now: goldenNow)
      .activities(in: SnapshotSample.description, appName: appName)
  }

  private func failure(_ states: [String], activity: String? = nil) -> SnapshotSources.Failure? {
    do throws(SnapshotSources.Failure) {
      _ = try activities(states, activity: activity)
      return nil
    } catch {
      return error
    }
  }

  @Test func previewsStatesAreTakenWhenNobodyAsks() throws {
    let found = try activities([]).flatMap(\.states).map(\.name)
    #expect(found == ["preview 1: On its way, state 1", "preview 1: On its way, state 2"])
  }

  @Test(
    arguments: [
      (["2"], ["preview 1: On its way, state 2"]),
      (["long", "1"], ["long", "preview 1: On its way, state 1"]),
      (["typical", "1"], ["preview 1: On its way, state 1"]),
      (
        ["all"],
        [
          "preview 1: On its way, state 1", "preview 1: On its way, state 2", "long", "empty",
          "extreme",
        ]
      ),
    ])
  func statesAreChosenByNumberNameAndPreset(_ states: [String], _ found: [String]) throws {
    #expect(try activities(states).flatMap(\.states).map(\.name) == found)
  }

  /// A type that decodes nothing that is made up can still be shown in a state of a file.
  @Test func aFileIsAStateOfATypeOfWhichNoneCanBeMade() throws {
    let folder = try TemporaryFolder(["mine.json": #"{"kind":{"any":[1,"a"]}}"#])
    var description = SnapshotSample.description
    let type = try #require(description.liveActivities.first).attributesType
    description.previews = []
    description.samples = [
      .init(attributesType: type, attributes: Data(#"{"name":"Name"}"#.utf8), states: [])
    ]
    description.problems = ["no sample of \(type): not today"]
    func found(_ states: [String]) throws(SnapshotSources.Failure) -> [StateCollection.Entry] {
      try SnapshotSources(named: "W.swift", states: states, activity: nil, now: goldenNow)
        .activities(in: description, appName: nil).flatMap(\.states)
    }
    let entry = try #require(try found([folder.path + "/mine.json"]).first)
    #expect(entry.name == "mine")
    #expect(entry.attributes == .record(["name": .text("Name")]))
    #expect(entry.state == .record(["kind": .record(["any": .list([.whole(1), .text("a")])])]))
    #expect(throws: SnapshotSources.Failure.self) { try found([]) }
    #expect(throws: SnapshotSources.Failure.self) { try found(["typical"]) }
  }

  @Test func aFileInThePushsShapeIsAState() throws {
    let folder = try TemporaryFolder([
      "late.json": #"{"aps":{"content-state":{"minutes":99}}}"#
    ])
    let found = try activities([folder.path + "/late.json"], appName: nil)
    #expect(found.map(\.name) == ["Delivery"])
    #expect(found.first?.states.map(\.name) == ["late"])
    #expect(found.first?.states.first?.state == .record(["minutes": .whole(99)]))
  }

  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func aPushsStaleDateIsJudgedByTheDateShown(seconds: Int, isStale: Bool) throws {
    let stale = Int(goldenNow.timeIntervalSince1970) + seconds
    let folder = try TemporaryFolder([
      "late.json": #"{"aps":{"stale-date":\#(stale),"content-state":{"minutes":99}}}"#
    ])
    let found = try activities([folder.path + "/late.json"], appName: nil)
    #expect(found.first?.states.map(\.isStale) == [isStale])
  }

  @Test func whatDoesNotFitIsSaidWithItsPath() throws {
    let folder = try TemporaryFolder(["bad.json": #"{"content-state":{"minutes":"soon"}}"#])
    let failure = failure([folder.path + "/bad.json"])
    #expect(failure?.text.contains("content-state.minutes") == true)
    #expect(failure?.isUsage == false)
  }

  @Test func anUnknownStateIsAnsweredWithThoseThereAre() {
    let failure = failure(["lng"])
    #expect(failure?.text.contains("no state 'lng'") == true)
    #expect(failure?.text.contains("3 long") == true)
    #expect(failure?.isUsage == true)
  }

  @Test func anUnknownActivityIsAnsweredWithThoseThereAre() {
    #expect(failure([], activity: "Ride")?.text.contains("DeliveryAttributes") == true)
  }
}
