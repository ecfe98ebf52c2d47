import CursesTerminal
import Foundation

/// Polls descriptors on a separate dispatch queue, so that the main actor stays free for apps and
/// intents in the meantime.
package final class Poller: Sendable {
  private let queue = DispatchQueue(label: "island.poll")

  package init() {}

  /// Returns when one of the descriptors is ready, after `timeout` seconds, or when a signal
  /// arrives; true: one is ready. Nil: it waits without a time limit.
  @discardableResult
  package func wait(
    for descriptors: [(fd: Int32, wantsWrite: Bool)], timeout: Double?
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: DescriptorPoll.wait(for: descriptors, timeout: timeout))
      }
    }
  }
}
