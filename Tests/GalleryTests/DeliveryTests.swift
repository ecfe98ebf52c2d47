import ActivityModel
import Foundation
import Testing

@testable import Gallery

struct DeliveryTests {
  private let noon = Date(timeIntervalSince1970: 1_735_732_800)

  @Test func theStepsAreInTheOrderOfTheWay() {
    #expect(
      DeliveryStep.allCases.sorted() == [.ordered, .cooking, .onTheWay, .arriving, .delivered])
  }

  @Test func aLateMealHasAnEmptyWait() {
    let state = DeliveryAttributes.ContentState(
      step: .onTheWay, updatedAt: noon, arrival: noon - 60, courier: nil)
    #expect(state.wait == noon...noon)
  }

  @MainActor
  @Test func theCourierIsKnownOnceTheMealHasLeftTheKitchen() async throws {
    let engine = RecordingEngine(now: noon)
    try await engine.serve(GalleryApp.delivery.id) {
      try DeliveryApp.start(noon)
      var couriers: [String?] = []
      for step in [DeliveryStep.cooking, .onTheWay, .arriving] {
        await DeliveryApp.advance(to: step, at: noon + 10)
        couriers.append(try #require(try state(in: engine)).courier?.name)
      }
      #expect(couriers == [nil, "Aiko", "Aiko"])
    }
  }

  private func state(in engine: RecordingEngine) throws -> DeliveryAttributes.ContentState? {
    try engine.records.first.map {
      try JSONDecoder().decode(DeliveryAttributes.ContentState.self, from: $0.content.state)
    }
  }
}
