import ActivityModel
package import Foundation
import Glibc

/// Writes every request to a file, a line of JSON each, as they are answered. Used on one event loop.
package final class RequestRecorder {
  private let path: String
  private let descriptor: Int32
  private let onFailure: (String) -> Void
  private var hasFailed = false

  /// Opens the file; lines are added to one that is there.
  ///
  /// - Parameter onFailure: Called once, with the line to show, when a line cannot be written.
  /// - Throws: `PushServerError` when it cannot be opened.
  package init(
    path: String, onFailure: @escaping (String) -> Void
  ) throws(PushServerError) {
    self.path = path
    self.onFailure = onFailure
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else {
      throw PushServerError(
        "--record: cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Writes a request with what it was answered.
  ///
  /// - Parameter answer: The body of the answer.
  package func record(
    _ head: RequestHead, body: Data, at time: Date, status: Int, answer: String
  ) {
    guard !hasFailed else { return }
    let reason = (try? JSONValue(json: Data(answer.utf8)))?[["reason"]]?.string
    let request = RecordedRequest(
      time: time.timeIntervalSince1970, method: head.method, path: head.path,
      headers: head.shown, body: String(decoding: body, as: UTF8.self), status: status,
      reason: reason)
    let line = [UInt8](TableFile.encoded(request)) + [0x0a]
    // One call, so that no other program's line comes in between.
    guard write(descriptor, line, line.count) != line.count else { return }
    hasFailed = true
    onFailure("--record: '\(path)' cannot be written: \(String(cString: strerror(errno)))")
  }
}
