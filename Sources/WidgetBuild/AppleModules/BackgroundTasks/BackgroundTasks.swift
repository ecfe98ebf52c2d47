// BackgroundTasks: declared only; no task is ever run.
@_exported import AppIntents

open class BGTask: NSObject, @unchecked Sendable {
  public var expirationHandler: (() -> Void)?
  public func setTaskCompleted(success: Bool) {}
}
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public var earliestBeginDate: Date?
}
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) {}
}
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
  public init(identifier: String) {}
}
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let shared = BGTaskScheduler()
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  public func submit(_ request: BGTaskRequest) throws {}
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}
}
