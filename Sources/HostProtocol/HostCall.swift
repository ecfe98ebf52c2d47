package import ActivityModel
package import ViewArchive

/// A request to a widget process or an app, and the type of its reply.
package protocol HostCall: Sendable {
  associatedtype Reply: Sendable

  /// The request as one of all.
  var request: HostRequest { get }

  /// Returns the reply's value; nil: it is that of another request.
  static func value(of reply: HostReply) -> Reply?
}

extension DescribeRequest: HostCall {
  package var request: HostRequest { .describe(now: now) }
  package static func value(of reply: HostReply) -> HostDescription? {
    if case .described(let description) = reply { description } else { nil }
  }
}

extension ArchiveRequest: HostCall {
  package var request: HostRequest { .archive(self) }
  package static func value(of reply: HostReply) -> ActivityArchive? {
    if case .archived(let archive) = reply { archive } else { nil }
  }
}

extension DecodeRequest: HostCall {
  package var request: HostRequest { .decode(self) }
  package static func value(of reply: HostReply) -> [PushFinding]? {
    if case .decoded(let findings) = reply { findings } else { nil }
  }
}

extension ScreenRequest: HostCall {
  package var request: HostRequest { .screen(self) }
  package static func value(of reply: HostReply) -> ScreenArchive? {
    if case .screen(let screen) = reply { screen } else { nil }
  }
}

extension PerformRequest: HostCall {
  package var request: HostRequest { .perform(self) }
  package static func value(of reply: HostReply) -> PerformResult? { PerformResult(reply) }
}

extension ScreenInput: HostCall {
  package var request: HostRequest { .input(self) }
  package static func value(of reply: HostReply) -> PerformResult? { PerformResult(reply) }
}

extension AppPhase: HostCall {
  package var request: HostRequest { .phase(self) }
  package static func value(of reply: HostReply) -> PerformResult? { PerformResult(reply) }
}

extension ReloadRequest: HostCall {
  package var request: HostRequest { .reload }
  package static func value(of reply: HostReply) -> PerformResult? { PerformResult(reply) }
}

extension ClockRequest: HostCall {
  package var request: HostRequest { .clock(clock) }
  package static func value(of reply: HostReply) -> PerformResult? { PerformResult(reply) }
}
