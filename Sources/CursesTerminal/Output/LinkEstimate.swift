/// How fast the link to the terminal is, as far as the replies to frames show it. Times are seconds
/// of a monotonic clock.
struct LinkEstimate {
  /// The time in seconds that a terminal needs to draw a frame, however fast the link is; it is
  /// subtracted from the transmission time.
  static let drawingTime = 0.01
  /// The round trip below which a terminal counts as local, in seconds.
  static let localRoundTrip = 0.008
  /// The least bytes of a frame whose transmission time shows the speed of the link.
  static let longFrame = 4_096

  /// Nil without a reply.
  private(set) var shortestRoundTrip: Double?
  private var lastAnswer = -Double.infinity
  /// The transmission time of a byte in seconds; nil before the reply to the first frame.
  private(set) var secondsPerByte: Double?
  /// The same, measured on long frames alone: how late the reply to a short one is says more about
  /// the link's jitter than about its speed. Nil before the reply to a long frame.
  private(set) var longFrameSecondsPerByte: Double?
  /// The long frames that were measured.
  private(set) var longFrames = 0
  /// When the link should have transmitted everything sent so far.
  private(set) var freeAt = -Double.infinity

  /// - Parameter roundTrip: The round trip of an earlier query, in seconds; nil without a reply.
  init(roundTrip: Double?) {
    shortestRoundTrip = roundTrip
    if let roundTrip, roundTrip < Self.localRoundTrip { secondsPerByte = 0 }
  }

  /// When the reply to a frame that is sent now should arrive; nil while the speed is unknown.
  var expectedReply: Double? {
    secondsPerByte.flatMap { _ in shortestRoundTrip.map { freeAt + $0 } }
  }

  /// Counts the bytes of a frame; returns how long they take, in seconds. Nil: the speed is unknown.
  mutating func send(_ byteCount: Int, at uptime: Double) -> Double? {
    guard let secondsPerByte else { return nil }
    let length = Double(byteCount) * secondsPerByte
    freeAt = max(freeAt, uptime) + length
    return length
  }

  /// Learns from the reply to a frame.
  mutating func answered(_ byteCount: Int, sentAt: Double, at uptime: Double) {
    let base = min(shortestRoundTrip ?? .infinity, uptime - sentAt)
    shortestRoundTrip = base
    // Transmission time counts from the earliest possible reply (the quickest round trip after the
    // frame was sent), or from the previous reply if that was later.
    let taken = uptime - max(lastAnswer, sentAt + base) - Self.drawingTime
    lastAnswer = uptime
    let perByte = max(taken, 0) / Double(max(byteCount, 1))
    secondsPerByte = secondsPerByte.map { ($0 + perByte) / 2 } ?? perByte
    guard byteCount >= Self.longFrame else { return }
    // A stall of the link is not its speed.
    longFrameSecondsPerByte =
      longFrameSecondsPerByte.map { ($0 + min(perByte, 4 * $0 + 1e-6)) / 2 } ?? perByte
    longFrames += 1
  }

  /// Notes that everything sent so far has arrived.
  mutating func becameFree(at uptime: Double) { freeAt = uptime }

  /// How long it can take until everything sent so far is answered, in seconds.
  func longestReply(at uptime: Double) -> Double {
    4 * (shortestRoundTrip ?? 0) + max(freeAt - uptime, 0)
  }
}
