import CursesTerminal
import Foundation

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
    await withCheckedContinuation { continuation in
      queue.async {
        DescriptorPoll.wait(for: descriptors, timeout: timeout)
        continuation.resume()
      }
    }
  }
}
