import ActivityModel
import Foundation
import Testing
import ViewArchive

@testable import ReactHost

struct DeviceFactsTests {
  @Test func theScriptIsToldOnceOfAnotherAppearance() {
    var facts = DeviceFacts(
      .record(["colorScheme": .text("light"), "width": .number(393), "height": .number(759)]))
    var request = ScreenRequest(
      environment: ArchiveEnvironment(now: Date(timeIntervalSince1970: 0)),
      room: Size(width: 393, height: 759))
    #expect(facts.messages(for: request).isEmpty)
    request.environment.colorScheme = .dark
    #expect(
      facts.messages(for: request)
        == [.record(["t": .text("appearance"), "colorScheme": .text("dark")])])
    #expect(facts.messages(for: request).isEmpty)
  }

  @Test func theScriptIsToldOnceOfAnotherRoom() {
    var facts = DeviceFacts(.record(["colorScheme": .text("light")]))
    let request = ScreenRequest(
      environment: ArchiveEnvironment(now: Date(timeIntervalSince1970: 0)),
      room: Size(width: 384, height: 720))
    #expect(
      facts.messages(for: request)
        == [.record(["t": .text("device"), "width": .number(384), "height": .number(720)])])
    #expect(facts.messages(for: request).isEmpty)
  }
}
