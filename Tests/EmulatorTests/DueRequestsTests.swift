import Foundation
import HostProtocol
import Testing

@testable import Emulator

struct DueRequestsTests {
  private let request = HostRequest.describe(now: Date(timeIntervalSince1970: 0))

  @Test(arguments: [(0.0, 10.0, 2.0), (5, 10, 5), (300, 300, 300)])
  func theMinimumIsALowerLimitOfEveryTimeout(minimum: Double, first: Double, later: Double) {
    var pending = DueRequests(minimumTimeout: minimum)
    let id = pending.register(request, at: 100)
    #expect(pending.deadline == 100 + first)
    pending.complete(id)
    #expect(pending.deadline == nil)
    _ = pending.register(request, at: 200)
    #expect(pending.deadline == 200 + later)
    #expect(pending.overdue(at: 199.9 + later) == nil)
    #expect(pending.overdue(at: 200 + later) == later)
  }
}
