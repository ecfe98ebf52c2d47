// DeviceActivity: Screen Time schedules, declared only; nothing is monitored.
@_exported import ManagedSettings

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
public struct DeviceActivityEvent: Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
public struct DeviceActivitySchedule: Sendable {
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {}
}
public final class DeviceActivityCenter: Sendable {
  public init() {}
  public var activities: [DeviceActivityName] { [] }
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {}
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
