import ActivityModel
import Foundation
import Testing

@testable import PushServer

/// Tokens, keys and hosts of the sandbox and of production do not cross.
struct EnvironmentTests {
  private static let hosts: [(String, PushEnvironment?)] = [
    ("api.push.apple.com", .production), ("API.push.apple.com:443", .production),
    ("api.sandbox.push.apple.com:2197", .sandbox), ("api.development.push.apple.com", .sandbox),
    ("localhost:2197", nil), ("127.0.0.1", nil), ("", nil), ("api.push.apple.com.evil", nil),
  ]

  @Test(arguments: hosts)
  func hostNamesAnEnvironment(host: String, environment: PushEnvironment?) {
    #expect(PushEnvironment(authority: host) == environment)
  }

  @Test(arguments: [":authority", "host"])
  func tokenOfTheOtherEnvironmentIsBad(header: String) throws {
    let bench = ServiceBench(
      options: ServiceOptions(isLax: true, explains: true, environment: .sandbox))
    let answer = try bench.send(TestRequest.push().with(header, "api.push.apple.com"))
    #expect(answer.status == 400)
    #expect(answer.body == "{\"reason\":\"BadDeviceToken\"}")
    #expect(
      answer[header: "island-reason"]?.hasPrefix(
        "the token is of sandbox, the host is production") == true)
    #expect(bench.receiver.reports.count == 1)
    for host in ["api.sandbox.push.apple.com", "localhost:2197"] {
      #expect(try bench.send(TestRequest.push().with(header, host)).status == 200)
    }
  }

  /// Without an environment, a client may keep either of Apple's names.
  @Test(arguments: hosts.map(\.0))
  func allHostsServeWithoutAnEnvironment(host: String) throws {
    #expect(try ServiceBench().send(TestRequest.push().with(":authority", host)).status == 200)
  }

  /// The key for the delivery log is the sandbox's only.
  @Test func productionHasNoUniqueIdentifier() throws {
    let bench = ServiceBench()
    func answer(_ host: String) throws -> ServiceAnswer {
      try bench.send(TestRequest.push().with(":authority", host))
    }
    #expect(try answer("api.push.apple.com")[header: "apns-unique-id"] == nil)
    #expect(try answer("api.sandbox.push.apple.com")[header: "apns-unique-id"] != nil)
  }

  @Test func keyOfTheOtherEnvironmentIsRefused() throws {
    let key = TestKey()
    var provider = key.provider
    provider.environment = .production
    let bench = ServiceBench(options: ServiceOptions(environment: .sandbox), keys: [provider])
    let request = TestRequest.push().with(
      "authorization", "bearer \(try key.token(issued: bench.now))")
    let answer = try bench.send(request)
    #expect(answer.status == 403)
    #expect(answer.body == "{\"reason\":\"BadEnvironmentKeyInToken\"}")
    #expect(!bench.connection.isAuthenticated)
    let line = try #require(bench.log.last)
    #expect(line.contains("restricted to production, the request is for sandbox"))
  }

  @Test func keyOfTheSameEnvironmentIsAccepted() throws {
    let key = TestKey()
    var provider = key.provider
    provider.environment = .sandbox
    let bench = ServiceBench(options: ServiceOptions(), keys: [provider])
    let request = TestRequest.push().with(
      "authorization", "bearer \(try key.token(issued: bench.now))")
    #expect(try bench.send(request).status == 200)
    #expect(bench.connection.isAuthenticated)
    #expect(
      try bench.send(request.with(":authority", "api.push.apple.com")).body
        == "{\"reason\":\"BadEnvironmentKeyInToken\"}")
  }

  @Test func certificateInsteadOfATokenIsNamed() throws {
    let bench = ServiceBench(options: ServiceOptions(), keys: [TestKey().provider])
    bench.connection.hasCertificate = true
    let answer = try bench.send(.push())
    #expect(answer.body == "{\"reason\":\"TopicDisallowed\"}")
    #expect(bench.log.last?.contains("Live Activities need token authentication") == true)
  }
}
