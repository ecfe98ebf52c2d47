import Glibc

/// The replies that are on their way when the terminal has been given back, and that the shell would
/// read as typed text.
struct LastReplies {
  /// Those to `CSI c`.
  private var missing: Int
  /// The queries at the start, as far as they are not answered.
  private(set) var query: TerminalQuery?
  /// How long those to `CSI c` may take, in seconds.
  private let timeout: Double

  /// How long the terminal must be silent after the last reply, in seconds: it may reply twice.
  private static let pause = 0.02

  /// False when nothing was asked, or too long ago.
  let areExpected: Bool

  init(missing: Int, query: TerminalQuery?, timeout: Double, at uptime: Double) {
    (self.missing, self.query, self.timeout) = (missing, query, timeout)
    areExpected = missing > 0 || (query?.end ?? uptime) > uptime
  }

  /// Reads until the last reply has come, or can no longer come.
  mutating func discard(on device: inout TerminalDevice, since start: Double) {
    let end = max(missing > 0 ? start + timeout : start, query?.end ?? start)
    // A terminal that takes no output does not reply to it.
    guard end > start, !device.hasPending else { return }
    query?.asksMore = false
    var reader = KeyReader()
    while !device.isGone {
      let now = MonotonicClock.uptime()
      let left = missing <= 0 && query?.isDone != false ? Self.pause : end - now
      guard left > 0, device.wait(for: POLLIN, seconds: left) else { return }
      for case .reply(let reply) in reader.feed(device.read(), at: now) {
        if query?.isDone == false {
          query?.receive(reply, at: now)
        } else if StatusRequest(reply) == .attributes {
          missing -= 1
        }
      }
    }
  }
}
