import ActivityModel
import Glibc

/// Limits of the connections to the control socket, so that no client takes the room of another or
/// of the emulator itself.
package struct ConnectionLimits: Sendable {
  /// All connections at once.
  var connections = 256
  /// The connections of one process.
  var perProcess = 128
  /// The last connections are for processes that have none: the user's own commands.
  var reserved = 16
  /// The bytes of unfinished lines and unread replies of all clients together.
  var bufferedBytes = 64 << 20
  /// The descriptors that stay free for files and child processes.
  var freeDescriptors: Int32 = 16

  package init() {}

  /// Returns why a new connection is refused; nil: it is accepted.
  ///
  /// - Parameters:
  ///   - own: The connections that its process already has.
  ///   - all: The connections of all processes.
  func refusal(descriptor: Int32, own: Int, all: Int) -> String? {
    if own >= perProcess {
      return "this program already has \(own) connections: close some of them"
    }
    if all >= connections - (own > 0 ? reserved : 0) {
      return "the island has \(all) connections: close some of them"
    }
    // The system always returns the lowest free number.
    if descriptor >= Self.descriptorLimit - freeDescriptors {
      return "the island has no descriptors left: raise 'ulimit -n', or close some connections"
    }
    return nil
  }

  private static var descriptorLimit: Int32 {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
    return Int32(clamping: limit.rlim_cur)
  }
}
