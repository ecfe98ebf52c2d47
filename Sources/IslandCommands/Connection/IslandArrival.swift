import ActivityKit
import ActivityModel
import Foundation

/// Connects to an island that may not run yet: the folder of its socket is watched, and after each change
/// in it the connection is tried again.
struct IslandArrival {
  private let environment: [String: String]
  private let descriptor: Int32
  /// What a program that begins to listen changes in the folder.
  private static let changes = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_ATTRIB | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF)

  /// - Throws: `CommandError` when the system watches no more folders.
  private init(environment: [String: String]) throws(CommandError) {
    self.environment = environment
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw CommandError(
        "cannot wait for an island: \(String(cString: strerror(errno)))", code: .failed)
    }
  }

  /// Returns the connection to the newest island as soon as one is there.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Throws: `CommandError` when there is none in time, or it cannot be reached.
  static func connect(
    within seconds: Double,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandError) -> IslandConnection {
    let arrival = try IslandArrival(environment: environment)
    defer { close(arrival.descriptor) }
    return try arrival.connect(until: ProcessInfo.processInfo.systemUptime + seconds)
  }

  private func connect(until end: Double) throws(CommandError) -> IslandConnection {
    while true {
      // Before the attempt, so that nothing happens between the two unseen.
      let watched = watch()
      do throws(EmulatorConnectionError) {
        return IslandConnection(try IslandConnection.connect(environment: environment))
      } catch {
        let isInTime = ProcessInfo.processInfo.systemUptime < end
        switch error {
        // The folder was made meanwhile: it is the one to watch.
        case .notRunning where watched != nearestFolder: continue
        case .notRunning:
          guard waitForChange(until: end) else {
            throw CommandError(error.message, code: .failed)
          }
        // One that has just begun to listen may still have much to do. The attempt has taken its time.
        case .noReply where isInTime: continue
        case .noReply: throw CommandError(error.message, code: .failed)
        default: throw CommandError(error.message, code: .notRunning)
        }
      }
    }
  }

  /// Watches the folder of the socket, or the nearest one above it that is there; returns it.
  private func watch() -> String {
    let folder = nearestFolder
    _ = inotify_add_watch(descriptor, folder, Self.changes)
    return folder
  }

  private var nearestFolder: String {
    var folder =
      WireAddress.named(in: environment).map { ($0 as NSString).deletingLastPathComponent }
      ?? WireAddress.directory(environment: environment, userID: geteuid())
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      || !isFolder.boolValue, folder.count > 1
    {
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder.isEmpty ? "." : folder
  }

  /// Returns when something has changed; false when nothing has in time.
  private func waitForChange(until end: Double) -> Bool {
    while true {
      let left = end - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { return false }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&entry, 1, Int32(min((left * 1000).rounded(.up), Double(Int32.max))))
      guard count > 0 else { continue }
      // What has happened is told by the next attempt.
      var events = [UInt8](repeating: 0, count: 1 << 12)
      while read(descriptor, &events, events.count) > 0 {}
      return true
    }
  }
}
