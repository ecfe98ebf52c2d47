import Foundation
import HostProtocol
import Testing
import ViewArchive

@testable import Emulator

struct DueRequestsTests {
  private let request = HostRequest.describe(now: Date(timeIntervalSince1970: 0))

  @Test(arguments: [(0.0, 10.0, 2.0), (5, 10, 5), (300, 300, 300)])
  func theMinimumIsALowerLimitOfEveryTimeout(minimum: Double, first: Double, later: Double) {
    var pending = DueRequests(minimumTimeout: minimum)
    let id = pending.register(request, at: 100)
    #expect(pending.deadline == 100 + first)
    pending.complete(id, at: 101)
    #expect(pending.deadline == nil)
    _ = pending.register(request, at: 200)
    #expect(pending.deadline == 200 + later)
    #expect(pending.overdue(at: 199.9 + later) == nil)
    #expect(pending.overdue(at: 200 + later) == later)
  }

  /// Archives are rendered one after the other: the time of the second begins with the reply to the
  /// first. An intent runs beside them.
  @Test func aQueuedRequestIsDueAfterTheReplyBeforeIt() {
    var pending = DueRequests()
    let first = pending.register(request, at: 100)
    let second = pending.register(request, at: 100)
    _ = pending.register(
      .perform(
        PerformRequest(activityID: "a", intent: IntentReference(id: "i", typeName: "I", title: ""))),
      at: 100)
    pending.complete(first, at: 109)
    #expect(pending.deadline == 119)
    pending.complete(second, at: 110)
    #expect(pending.deadline == 130)
  }
}
