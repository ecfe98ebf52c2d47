import ActivityModel
import Foundation
import HostProtocol
import Testing
import ViewArchive

@testable import Emulator

/// How long hosts have for each request.
struct HostConnectionLimitTests {
  private let connection = HostConnection<HostReply, WidgetFailure>()
  private let request = DescribeRequest(now: Date(timeIntervalSince1970: 0))

  private func describe(at uptime: Double) -> Int {
    connection.add(request, at: uptime) { _ in }
  }

  @Test(arguments: [(0.0, 10.0, 2.0), (5, 10, 5), (300, 300, 300)])
  func theMinimumIsALowerLimitOfEveryTimeout(minimum: Double, first: Double, later: Double) {
    let connection = HostConnection<HostReply, WidgetFailure>(minimumTimeout: minimum)
    let id = connection.add(request, at: 100) { _ in }
    #expect(connection.deadline == 100 + first)
    connection.receive(.failed(""), for: id, at: 101)
    #expect(connection.deadline == nil)
    _ = connection.add(request, at: 200) { _ in }
    #expect(connection.deadline == 200 + later)
    #expect(connection.overdue(at: 199.9 + later) == nil)
    #expect(connection.overdue(at: 200 + later) == later)
  }

  /// The next process has to be loaded first, as the one before it.
  @Test func theFirstRequestToTheNextProcessHasMoreTime() {
    connection.receive(.failed(""), for: describe(at: 100), at: 101)
    connection.close(.disconnected)
    _ = describe(at: 200)
    #expect(connection.deadline == 210)
  }

  /// Archives are rendered one after the other: the time of the second begins with the reply to the
  /// first. An intent runs beside them.
  @Test func aQueuedRequestIsDueAfterTheReplyBeforeIt() {
    let first = describe(at: 100)
    let second = describe(at: 100)
    let intent = IntentReference(id: "i", typeName: "I", title: "")
    _ = connection.add(
      PerformRequest(activityID: "a", intent: intent), at: 100
    ) { _ in }
    connection.receive(.failed(""), for: first, at: 109)
    #expect(connection.deadline == 119)
    connection.receive(.failed(""), for: second, at: 110)
    #expect(connection.deadline == 130)
  }

  @Test func aReplyIsThatOfItsRequest() {
    var results: [Result<HostDescription, HostFailure>] = []
    let replies: [HostReply] = [
      .described(HostDescription()), .failed("no"), .performed(error: nil),
    ]
    for reply in replies {
      let id = connection.add(request, at: 0) { results.append($0) }
      connection.receive(reply, for: id)
    }
    _ = connection.add(request, at: 0) { results.append($0) }
    connection.close(.disconnected)
    #expect(
      results == [
        .success(HostDescription()), .failure(.refused("no")), .failure(.otherReply),
        .failure(.process(.disconnected)),
      ])
  }
}
