import ActivityModel
import FolderWatching
import Glibc

/// Waits for a server that is connected to an island: also for one that has not been started yet.
package enum ConnectionWait {
  /// Returns when a server is connected to an island; at once when it is already.
  ///
  /// - Parameter seconds: The longest time to wait.
  /// - Throws: `PushServerError` when that has passed, or the server cannot be asked.
  package static func run(
    _ paths: ServerPaths, seconds: Double
  ) throws(PushServerError) -> ServerStatus {
    try paths.runtime.prepare()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var left: Double { max((end - clock.now) / .seconds(1), 0) }
    let time = DurationText.short(seconds)
    while true {
      // Before the attempt, so that no server appears unnoticed between the two.
      let watch = FolderWatch(paths.runtime.path)
      let late = "no island was connected within \(time): start one with island"
      if let reply = try AdminClient.send(
        .wait, to: paths.admin, timeout: max(left, 0.001), late: late)
      {
        return try ServerStatus(json: reply)
      }
      guard left > 0, let watch else {
        throw PushServerError("no island-apns was running within \(time): start it")
      }
      var descriptor = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, Int32(min(left * 1_000, 3_600_000).rounded(.up)))
      _ = watch.drain()
    }
  }
}
