import Foundation
import Testing

@testable import Gallery

struct RideTests {
  private let noon = Date(timeIntervalSince1970: 1_735_732_800)

  @Test(arguments: [
    (RideAttributes.Phase.coming, 240.0, "4m"), (.coming, 181, "4m"), (.coming, 180, "3m"),
    (.coming, -30, "0m"), (.waiting, 0, "Here"), (.riding, 840, "14m"), (.arrived, 0, "Done"),
  ])
  func theShortLabelIsAtMostFourColumns(phase: RideAttributes.Phase, left: Double, label: String) {
    let state = RideAttributes.ContentState(phase: phase, arrival: noon + left, at: noon)
    #expect(state.shortLabel == label)
    #expect(label.count <= 4)
  }

  @Test func anArrivalInThePastIsAnEmptyJourney() {
    let state = RideAttributes.ContentState(phase: .coming, arrival: noon - 1, at: noon)
    #expect(state.journey == noon...noon)
  }
}
