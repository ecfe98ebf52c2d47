import CNcurses
import Glibc

/// Polls descriptors with a timeout in fractions of a millisecond: frames are 16.7 ms apart.
package enum DescriptorPoll {
  /// Returns when one of the descriptors is ready, after `timeout` seconds, or at a signal; true: one
  /// is ready. A nil timeout waits without limit.
  @discardableResult
  package static func wait(
    for descriptors: [(fd: Int32, wantsWrite: Bool)], timeout: Double?
  ) -> Bool {
    var list = descriptors.map { descriptor in
      pollfd(
        fd: descriptor.fd,
        events: Int16(POLLIN) | (descriptor.wantsWrite ? Int16(POLLOUT) : 0), revents: 0)
    }
    // Limited to an hour; the run loop polls again in its next iteration.
    return nc_poll(&list, Int32(list.count), timeout.map { min(max($0, 0), 3600) } ?? -1) > 0
  }
}
