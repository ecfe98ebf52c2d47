// Network: network paths, declared only; nothing is monitored.
@_exported import AppIntents

public struct NWPath: Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .satisfied }
  public var isExpensive: Bool { false }
}
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: ((NWPath) -> Void)?
  public init() {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
