import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen
import Testing
import ViewArchive

@testable import Emulator

/// Activities that no widget draws, such as the rival of a zoomed preview.
@MainActor
struct FixedArchiveTests {
  @Test func eachActivityOfTheTypeHasTheArchive() {
    let driver = EngineDriver(
      engine: Engine(device: DeviceCatalog.standard), clock: .real, newID: { ActivityID("\($0)") },
      onChange: {})
    let broker = WidgetBroker(driver: driver, wake: {})
    let archive = ActivityArchive(minimal: ViewNode(.empty))
    broker.add(archive, for: "Rival")
    var store = ArchiveStore()
    let record = ActivityRecord(
      id: ActivityID("rival"), app: "rival", attributesType: "Rival", attributes: Data("{}".utf8),
      content: ActivityContentRecord(state: Data("{}".utf8)), startDate: .distantPast)
    guard
      let (request, key) = store.request(
        for: record, environment: ArchiveEnvironment(now: .distantPast))
    else {
      Issue.record("nothing is asked for")
      return
    }
    broker.archive(request, for: record.id, key: key, at: 0)
    let results = broker.collect(at: 0)
    guard results.count == 1, case .archived(record.id, _, let shown) = results[0] else {
      Issue.record("no archive")
      return
    }
    #expect(shown == archive)
    #expect(!broker.isWaiting)
  }
}
