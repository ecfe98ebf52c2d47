package import HostProtocol

/// What a host is served over, and what its widgets follow.
package struct HostSurroundings {
  /// The descriptor that requests are read from.
  let input: Int32
  /// The descriptor that replies are written to.
  let output: Int32
  /// What each line that is written begins with; nil: nothing.
  let key: ReplyKey?
  /// True: requests to the network fail.
  let deniesNetwork: Bool
  /// Lets user code follow a clock; called on the reading thread.
  let follow: HostLoop.ClockFollower

  package init(
    input: Int32, output: Int32, key: ReplyKey? = nil, deniesNetwork: Bool = false,
    follow: @escaping HostLoop.ClockFollower = { _ in }
  ) {
    self.input = input
    self.output = output
    self.key = key
    self.deniesNetwork = deniesNetwork
    self.follow = follow
  }
}
