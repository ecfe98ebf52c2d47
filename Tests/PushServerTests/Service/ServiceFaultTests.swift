import ActivityModel
import Foundation
import Testing

@testable import PushServer

struct ServiceFaultTests {
  private func send(_ fault: String, _ bodies: String...) throws -> (
    bench: ServiceBench, answers: [ServiceAnswer]
  ) {
    let bench = ServiceBench(faults: [try Fault(fault)])
    let answers = try bodies.map { try bench.send(TestRequest.push().with(body: $0)) }
    return (bench, answers)
  }

  @Test(arguments: [
    ("429", "{\"reason\":\"TooManyRequests\"}"), ("503", "{\"reason\":\"ServiceUnavailable\"}"),
    ("500", "{\"reason\":\"InternalServerError\"}"),
    ("410", "{\"reason\":\"Unregistered\",\"timestamp\":1790000000000}"),
  ])
  func faultsAnswerThePush(fault: String, body: String) throws {
    let (bench, answers) = try send("\(fault) next 1", "a", "b")
    #expect(answers.map(\.body) == [body, ""])
    #expect(bench.receiver.payloads == ["b"])
    #expect(bench.log[0].contains("fault \"\(fault)"))
  }

  @Test func goAwayEndsTheConnection() throws {
    let (bench, answers) = try send("goaway", "a")
    #expect(answers[0].isGoAway)
    #expect(bench.receiver.payloads.isEmpty)
    #expect(bench.log[0].contains("GOAWAY"))
  }

  @Test func droppedPushIsAccepted() throws {
    let (bench, answers) = try send("drop every 2", "a", "b", "c")
    #expect(answers.map(\.status) == [200, 200, 200])
    #expect(bench.receiver.payloads == ["a", "c"])
    let trace = try #require(bench.receiver.reports.first)
    #expect(trace.verdict == .ignored)
    #expect(trace.steps.last?.text == #"dropped by the fault "drop every 2""#)
  }

  @Test func duplicateIsDeliveredTwice() throws {
    let (bench, answers) = try send("duplicate next 1", "a", "b")
    #expect(answers.map(\.status) == [200, 200])
    #expect(bench.receiver.payloads == ["a", "a", "b"])
  }

  @Test func reorderedPushIsDeliveredAfterTheNext() throws {
    let (bench, answers) = try send("reorder next 1", "a", "b", "c")
    #expect(answers.map(\.status) == [200, 200, 200])
    #expect(bench.receiver.payloads == ["b", "a", "c"])
  }

  @Test func heldPushIsReleasedWhenFaultsAreCleared() throws {
    let (bench, _) = try send("reorder", "a")
    bench.service.clearFaults()
    #expect(bench.receiver.payloads == ["a"])
  }

  @Test func slowPushWaits() throws {
    let (bench, answers) = try send("slow 2s", "a")
    #expect(bench.delays == [2])
    #expect(answers[0].status == 200)
    #expect(bench.log[0].contains("[fault slow 2s]"))
  }

  @Test func refusedRequestsAreNotCounted() throws {
    let bench = ServiceBench(faults: [try Fault("503 next 1")])
    #expect(try bench.send(TestRequest.push().with("apns-topic", nil)).status == 400)
    #expect(try bench.send(.push()).status == 503)
  }
}
