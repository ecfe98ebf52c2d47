import Foundation
import Glibc
import Synchronization

/// Waits for descriptors on a thread of its own, so that the main actor stays free for apps and
/// intents while nothing happens.
package final class Poller: Sendable {
  private let queue = DispatchQueue(label: "island.poll")

  package init() {}

  /// Returns when one of the descriptors is ready, after `timeout` seconds, or at a signal. A nil
  /// timeout waits for ever.
  package func wait(
    for descriptors: [(fd: Int32, wantsWrite: Bool)], timeout: Double?
  ) async {
    let wanted = descriptors.map { descriptor in
      pollfd(
        fd: descriptor.fd,
        events: Int16(POLLIN) | (descriptor.wantsWrite ? Int16(POLLOUT) : 0), revents: 0)
    }
    // Rounded up: waking a moment early would only poll again.
    let milliseconds = timeout.map { Int32(min(max(($0 * 1000).rounded(.up), 0), 3_600_000)) }
    await withCheckedContinuation { continuation in
      queue.async {
        var list = wanted
        _ = poll(&list, nfds_t(list.count), milliseconds ?? -1)
        continuation.resume()
      }
    }
  }
}
