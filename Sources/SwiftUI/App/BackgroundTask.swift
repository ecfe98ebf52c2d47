/// A reason for which the system launches an app in the background.
public struct BackgroundTask<Input: Sendable, Output: Sendable>: Sendable {
  init() {}
}

extension BackgroundTask {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  where Input == Void, Output == Void {
    BackgroundTask<Void, Void>()
  }

  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Input == Void, Output == Void {
    BackgroundTask<Void, Void>()
  }
}
