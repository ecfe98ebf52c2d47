import Foundation
import Testing

@testable import ActivityModel

/// Which activity a word of the command line means.
struct ActivitySelectorTests {
  private func listing(
    _ id: String, _ name: String, _ type: String, _ app: String, _ place: Presentation?
  ) -> ActivityListing {
    let record = ActivityRecord(
      id: ActivityID(id), app: app, attributesType: type, attributes: Data(),
      content: ActivityContentRecord(state: Data()), startDate: Date(timeIntervalSince1970: 0))
    return ActivityListing(
      record, name: name, presentation: place, reason: PlacementReason(.onlyActivity),
      reasonText: "",
      nextDeadline: nil)
  }

  private var selector: ActivitySelector {
    ActivitySelector([
      listing("A1B2", "Kickoff", "MatchAttributes", "com.example.kickoff", .minimalAttached),
      listing("C3D4", "Bento", "DeliveryAttributes", "com.example.bento", .minimalDetached),
      listing("BEE5", "Bento Box", "BoxAttributes", "com.example.box", nil),
    ])
  }

  @Test(arguments: [
    ("A1B2", "A1B2"), ("a1", "A1B2"), ("Kickoff", "A1B2"), ("kickoff", "A1B2"), ("kick", "A1B2"),
    ("MatchAttributes", "A1B2"), ("match", "A1B2"), ("com.example.kickoff", "A1B2"),
    ("attached", "A1B2"), ("bubble", "C3D4"), ("bento", "C3D4"), ("BEE", "BEE5"), ("box", "BEE5"),
  ])
  func aWordMeans(word: String, id: String) throws {
    #expect(try selector.activity(word).rawValue == id)
  }

  @Test func whatIsNotThereNamesTheNearest() {
    #expect(throws: ActivitySelector.Failure.none("Kickof!", nearest: "Kickoff")) {
      try selector.activity("Kickof!")
    }
    #expect(throws: ActivitySelector.Failure.none("", nearest: nil)) { try selector.activity("") }
  }

  /// An ended one keeps its card for hours.
  @Test func theOneThatRunsIsMeant() throws {
    var ended = listing("E0E0", "Bento", "DeliveryAttributes", "com.example.bento", nil)
    ended.phase = .ended
    let running = listing("C3D4", "Bento", "DeliveryAttributes", "com.example.bento", nil)
    #expect(try ActivitySelector([ended, running]).activity("Bento").rawValue == "C3D4")
    #expect(try ActivitySelector([ended]).activity("Bento").rawValue == "E0E0")
    #expect(throws: ActivitySelector.Failure.self) {
      try ActivitySelector([ended, ended]).activity("Bento")
    }
  }

  /// For a script, which has started several of the same type.
  @Test func theNewestOfThoseThatRunIsMeant() {
    func running(_ id: String, startedAt seconds: Double) -> ActivityListing {
      var listing = listing(id, "Bento", "DeliveryAttributes", "com.example.bento", nil)
      listing.startDate = Date(timeIntervalSince1970: seconds)
      return listing
    }
    var ended = running("EEEE", startedAt: 9)
    ended.phase = .ended
    let selector = ActivitySelector([
      running("AAAA", startedAt: 1), running("BBBB", startedAt: 3), running("CCCC", startedAt: 2),
      ended,
    ])
    #expect(selector.newest("bento")?.id.rawValue == "BBBB")
    #expect(selector.newest("AAAA")?.id.rawValue == "AAAA")
    #expect(selector.newest("EEEE") == nil)
    #expect(selector.newest("Pizza") == nil)
    let twins = ActivitySelector([running("1", startedAt: 1), running("2", startedAt: 1)])
    #expect(twins.newest("Delivery")?.id.rawValue == "2")
  }

  @Test func severalAreNamed() {
    #expect(
      throws: ActivitySelector.Failure.ambiguous(
        "ben", choices: ["Bento C3D4 (bubble)", "Bento Box BEE5 (active)"])
    ) { try selector.activity("ben") }
  }
}
