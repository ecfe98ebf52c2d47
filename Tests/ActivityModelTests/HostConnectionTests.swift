import ActivityModel
import Testing

struct HostConnectionTests {
  private struct Ended: Error, Equatable {}

  private final class Log {
    var results: [String: Result<String, Ended>] = [:]
    var order: [String] = []
  }

  private let connection = HostConnection<String, Ended>()
  private let log = Log()

  private func ask(
    _ name: String, limit: Double? = nil, isQueued: Bool = false, at uptime: Double = 0
  ) -> Int {
    connection.add(limit: limit, isQueued: isQueued, at: uptime) { [log] result in
      log.results[name] = result
      log.order.append(name)
    }
  }

  @Test func repliesReachTheirRequestsInAnyOrder() {
    let (first, second) = (ask("a"), ask("b"))
    #expect(connection.count == 2)
    #expect(connection.receive("2", for: second))
    #expect(connection.receive("1", for: first))
    #expect(log.results == ["a": .success("1"), "b": .success("2")])
    #expect(connection.count == 0)
  }

  @Test func aReplyThatNobodyWaitsForIsNoReply() {
    let id = ask("a")
    #expect(!connection.receive("x", for: id + 1))
    #expect(log.results == [:])
    #expect(connection.receive("1", for: id))
    #expect(!connection.receive("2", for: id))
    #expect(log.results == ["a": .success("1")])
  }

  @Test func closingFailsAllInTheirOrderOnce() {
    for name in ["a", "b", "c"] { _ = ask(name) }
    connection.close(Ended())
    connection.close(Ended())
    #expect(log.order == ["a", "b", "c"])
    #expect(log.results["b"] == .failure(Ended()))
  }

  @Test func aFailureMayAskAgain() {
    let log = log
    _ = connection.add { [connection] _ in
      _ = connection.add { log.results["again"] = $0 }
    }
    connection.close(Ended())
    #expect(connection.count == 1)
    #expect(log.results == [:])
    // Numbers are never used twice, so that a late reply is not that of another request.
    #expect(connection.receive("1", for: 2))
    #expect(log.results == ["again": .success("1")])
  }

  @Test func aCancelledRequestIsNotCalled() {
    let id = ask("a", limit: 1)
    connection.cancel(id)
    #expect(!connection.receive("1", for: id))
    connection.close(Ended())
    #expect(log.order == [])
    #expect(connection.deadline == nil)
  }

  @Test func theEarliestLimitIsTheDeadline() {
    _ = ask("a", limit: 5, at: 10)
    let short = ask("b", limit: 2, at: 11)
    _ = ask("c")
    #expect(connection.deadline == 13)
    #expect(connection.overdue(at: 12.9) == nil)
    #expect(connection.overdue(at: 13) == 2)
    connection.receive("", for: short, at: 13)
    #expect(connection.deadline == 15)
  }

  @Test func theTimeOfAQueuedRequestBeginsWithTheLastReply() {
    let first = ask("a", limit: 2, isQueued: true, at: 0)
    _ = ask("b", limit: 2, isQueued: true, at: 0)
    _ = ask("c", limit: 9, at: 0)
    connection.receive("", for: first, at: 1.5)
    #expect(connection.deadline == 3.5)
    #expect(connection.overdue(at: 3.5) == 2)
  }
}
