import ActivityModel
import Foundation

@testable import PushServer

/// A service with a clock that a test sets, identifiers that count, and a fake island.
final class ServiceBench {
  var now = Date(timeIntervalSince1970: 1_790_000_000)
  let receiver: FakeReceiver
  private(set) var log: [String] = []
  private(set) var delays: [Double] = []
  private(set) var saves = 0
  private var count = 0
  let connection = ClientConnection()
  private(set) lazy var service = makeService()
  private let options: ServiceOptions
  private let keys: [ProviderKey]
  private let faults: FaultSchedule

  init(
    options: ServiceOptions = ServiceOptions(isLax: true), keys: [ProviderKey] = [],
    faults: [Fault] = [], receiver: FakeReceiver = FakeReceiver()
  ) {
    self.options = options
    self.keys = keys
    self.faults = FaultSchedule(faults)
    self.receiver = receiver
  }

  private func makeService() -> PushService {
    let service = PushService(
      options: options, keys: keys, faults: faults,
      surroundings: ServiceSurroundings(
        now: { [unowned self] in now }, newID: { [unowned self] in id() },
        newChannelID: { [unowned self] in
          count += 1
          return Data("channel\(count)".utf8).base64EncodedString()
        },
        schedule: { [unowned self] seconds, body in
          delays.append(seconds)
          body()
        }, tablesChanged: { [unowned self] in saves += 1 }),
      log: ServerLog(
        now: { [unowned self] in now }, zone: .gmt, suffix: options.logSuffix,
        write: { [unowned self] in log.append($0) }))
    service.receiver = receiver
    return service
  }

  private func id() -> String {
    count += 1
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 11) + "\(count % 10)"
  }

  /// Sends a request and returns the answer, which this service gives at once.
  func send(_ request: TestRequest, on other: ClientConnection? = nil) throws -> ServiceAnswer {
    var answers: [ServiceAnswer] = []
    service.handle(request.head, body: RequestBody(request.body), from: other ?? connection) {
      answers.append($0)
    }
    guard let answer = answers.first, answers.count == 1 else {
      throw TestFailure("\(answers.count) answers")
    }
    return answer
  }

  /// Sends a request to Apple's service or to one before it, as its path says.
  func sendToAny(_ request: TestRequest) throws -> ServiceAnswer {
    let context = ConnectionContext(
      service: service, limits: ServerLimits(), log: ServerLog(now: { [now] in now }) { _ in })
    var answers: [ServiceAnswer] = []
    context.handle(request.head, body: RequestBody(request.body), from: connection) {
      answers.append($0)
    }
    guard let answer = answers.first, answers.count == 1 else {
      throw TestFailure("\(answers.count) answers")
    }
    return answer
  }
}
