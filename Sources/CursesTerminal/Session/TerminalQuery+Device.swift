import Glibc

extension TerminalQuery {
  /// Writes the queries to a terminal and waits for what it answers soon.
  ///
  /// - Parameter replies: Returns the replies among bytes that have come, and keeps everything else.
  mutating func ask(
    on device: inout TerminalDevice,
    replies: (_ bytes: [UInt8], _ uptime: Double) -> [TerminalReply]
  ) {
    while let deadline, !device.isGone {
      device.enqueue(bytes)
      bytes = []
      device.pump()
      let left = max(deadline - MonotonicClock.uptime(), 0)
      _ = device.wait(for: device.hasPending ? POLLIN | POLLOUT : POLLIN, seconds: left)
      let now = MonotonicClock.uptime()
      for reply in replies(device.read(), now) { receive(reply, at: now) }
      tick(at: now)
    }
    if asksWidth { device.enqueue(WidthProbe.erasure) }
  }
}
