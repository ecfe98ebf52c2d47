import CNcurses
import Glibc

/// Waits for descriptors, to the fraction of a millisecond: frames are due every 16.7.
package enum DescriptorPoll {
  /// Returns when one of the descriptors is ready, after `timeout` seconds, or at a signal. A nil
  /// timeout waits for ever.
  package static func wait(for descriptors: [(fd: Int32, wantsWrite: Bool)], timeout: Double?) {
    var list = descriptors.map { descriptor in
      pollfd(
        fd: descriptor.fd,
        events: Int16(POLLIN) | (descriptor.wantsWrite ? Int16(POLLOUT) : 0), revents: 0)
    }
    // No more than an hour at once: every turn of a loop may ask again.
    _ = nc_poll(&list, Int32(list.count), timeout.map { min(max($0, 0), 3600) } ?? -1)
  }
}
