/// Decides whether a frame may be sent now (OUTPUT-2). After each frame the terminal is sent
/// a status request, which it answers once it has drawn the frame; on a slow link frames are
/// skipped instead of being queued for seconds. Times are seconds of a monotonic clock.
struct FramePacer {
  /// The largest number of frames without a reply.
  static let mostInFlight = 4
  /// How late a reply may be, in seconds, before no further frame is sent.
  static let tolerance = 0.04
  /// The time in seconds that a terminal needs to draw a frame, however fast the link is; it is
  /// subtracted from the transmission time.
  static let drawingTime = 0.01
  /// The time per frame relative to its transmission time: a third of the link stays free, so that
  /// the last frame of an animation does not wait for others.
  static let linkTimeFactor = 1.5
  /// The timeout of the first reply, in seconds; after it, no more status requests are sent.
  static let firstReplyTimeout = 1.0
  /// The timeout of later replies, in seconds: the link is stalled or a reply is lost.
  static let laterReplyTimeout = 10.0
  /// The round trip below which a terminal counts as local, in seconds.
  static let localRoundTrip = 0.008

  /// The largest frame, in bytes, that needs no status request after a pause: nothing is queued on
  /// the link, and it is through before the next one.
  static let mostUnasked = 512
  /// The least bytes of a frame whose transmission time shows the speed of the link.
  static let longFrame = 4_096
  /// The length of such a pause, in seconds.
  static let pause = 0.25

  /// A frame whose reply is pending.
  private struct Frame {
    var sentAt: Double
    var byteCount: Int
    /// When the reply should arrive; nil while the speed of the link is unknown.
    var expectedAt: Double?
  }

  private let isRemote: Bool
  private(set) var pings: Bool
  private(set) var shortestRoundTrip: Double?
  /// The frames without a reply, oldest first.
  private var inFlight: [Frame] = []
  private var lastAnswer = -Double.infinity
  /// The transmission time of a byte in seconds; nil before the reply to the first frame.
  private(set) var secondsPerByte: Double?
  /// The same, measured on long frames alone: how late the reply to a short one is says more about
  /// the link's jitter than about its speed. Nil before the reply to a long frame.
  private(set) var longFrameSecondsPerByte: Double?
  /// The long frames that were measured.
  private(set) var longFrames = 0
  /// When the link should have transmitted everything sent so far.
  private var freeAt = -Double.infinity
  private var nextAt = -Double.infinity
  private var lastSent = -Double.infinity

  /// Creates a pacer.
  ///
  /// - Parameters:
  ///   - pings: False when no status requests may be sent.
  ///   - roundTrip: The round trip of an earlier query, in seconds; nil without a reply.
  init(isRemote: Bool, pings: Bool, roundTrip: Double?) {
    self.isRemote = isRemote
    self.pings = pings
    shortestRoundTrip = roundTrip
    if let roundTrip, roundTrip < Self.localRoundTrip { secondsPerByte = 0 }
  }

  var outstanding: Int { inFlight.count }

  /// The time between two frames of an animation, in seconds.
  var frameInterval: Double {
    guard !isRemote, let shortestRoundTrip else { return isRemote ? 1.0 / 30 : 1.0 / 60 }
    return shortestRoundTrip < Self.localRoundTrip ? 1.0 / 60 : 1.0 / 30
  }

  /// Returns whether a frame may be sent now.
  ///
  /// - Parameter isPending: True while bytes of an earlier frame are still buffered.
  func canDraw(at uptime: Double, isPending: Bool) -> Bool {
    guard !isPending else { return false }
    guard pings, let oldest = inFlight.first else { return true }
    guard let expectedAt = oldest.expectedAt else { return false }
    return inFlight.count < Self.mostInFlight && uptime >= nextAt
      && uptime < expectedAt + Self.tolerance
  }

  /// Returns when a frame may be sent that may not be sent now; nil when this does not depend on
  /// time alone.
  func nextOpening(after uptime: Double) -> Double? {
    guard pings, nextAt > uptime, let expectedAt = inFlight.first?.expectedAt,
      inFlight.count < Self.mostInFlight, nextAt < expectedAt + Self.tolerance
    else { return nil }
    return nextAt
  }

  /// Records a sent frame; returns true when a status request must follow it.
  mutating func frameSent(_ byteCount: Int, at uptime: Double) -> Bool {
    guard pings else { return false }
    defer { lastSent = uptime }
    if inFlight.isEmpty, secondsPerByte != nil, byteCount <= Self.mostUnasked,
      uptime - lastSent >= Self.pause
    {
      return false
    }
    if let secondsPerByte {
      let length = Double(byteCount) * secondsPerByte
      freeAt = max(freeAt, uptime) + length
      nextAt = freeAt + (Self.linkTimeFactor - 1) * length
    }
    let expectedAt = secondsPerByte.flatMap { _ in shortestRoundTrip.map { freeAt + $0 } }
    inFlight.append(Frame(sentAt: uptime, byteCount: byteCount, expectedAt: expectedAt))
    return true
  }

  /// Records the reply to the oldest frame and updates the estimates of round trip and transmission
  /// time.
  mutating func answered(at uptime: Double) {
    guard pings, !inFlight.isEmpty else { return }
    let frame = inFlight.removeFirst()
    let base = min(shortestRoundTrip ?? .infinity, uptime - frame.sentAt)
    shortestRoundTrip = base
    // Transmission time counts from the earliest possible reply (the quickest round trip after the
    // frame was sent), or from the previous reply if that was later.
    let taken = uptime - max(lastAnswer, frame.sentAt + base) - Self.drawingTime
    lastAnswer = uptime
    let perByte = max(taken, 0) / Double(max(frame.byteCount, 1))
    secondsPerByte = secondsPerByte.map { ($0 + perByte) / 2 } ?? perByte
    if frame.byteCount >= Self.longFrame {
      // A stall of the link is not its speed.
      longFrameSecondsPerByte =
        longFrameSecondsPerByte.map { ($0 + min(perByte, 4 * $0 + 1e-6)) / 2 } ?? perByte
      longFrames += 1
    }
    if inFlight.isEmpty { freeAt = uptime }
  }

  /// The timeout of the oldest pending reply; `tick` handles it.
  var deadline: Double? {
    inFlight.first.map {
      $0.sentAt + (shortestRoundTrip == nil ? Self.firstReplyTimeout : Self.laterReplyTimeout)
    }
  }

  /// Discards the pending frames when the oldest reply has timed out.
  mutating func tick(at uptime: Double) {
    guard let deadline, uptime >= deadline else { return }
    if shortestRoundTrip == nil { pings = false }
    inFlight.removeAll()
  }

  /// Discards the pending frames, whose replies were read elsewhere.
  mutating func reset() { inFlight.removeAll() }
}
