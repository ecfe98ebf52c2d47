/// Decides whether a frame may be sent now (OUTPUT-2). After each frame the terminal is sent
/// a status request, which it answers once it has drawn the frame; on a slow link frames are
/// skipped instead of being queued for seconds. Times are seconds of a monotonic clock.
struct FramePacer {
  /// The largest number of frames without a reply.
  static let mostInFlight = 4
  /// How late a reply may be, in seconds, before no further frame is sent.
  static let tolerance = 0.04
  /// The time per frame relative to its transmission time: a third of the link stays free, so that
  /// the last frame of an animation does not wait for others.
  static let linkTimeFactor = 1.5
  /// How long a frame waits for a reply that does not come, in seconds after the one before it.
  static let patience = 0.25
  /// The time in seconds after which a reply is lost, not late.
  static let replyTimeout = 10.0

  /// The largest frame, in bytes, that needs no status request after a pause: nothing is queued on
  /// the link, and it is through before the next one.
  static let mostUnasked = 512
  /// The length of such a pause, in seconds.
  static let pause = 0.25

  /// A frame whose reply is pending.
  private struct Frame {
    var request: StatusRequest
    var sentAt: Double
    var byteCount: Int
    /// When the reply should arrive; nil while the speed of the link is unknown.
    var expectedAt: Double?
  }

  private let isRemote: Bool
  /// The requests that the terminal answers, which take turns; empty: none is sent.
  private let requests: [StatusRequest]
  /// The time until which a first reply can still come; until then frames go out one at a time.
  private let undecidedUntil: Double
  private var sentRequests = 0
  private(set) var link: LinkEstimate
  /// The frames without a reply, oldest first.
  private var inFlight: [Frame] = []
  private var nextAt = -Double.infinity
  private var lastSent = -Double.infinity
  /// When a postponed frame may be sent. Nil: none is postponed, or it waits for the terminal.
  private var postponedUntil: Double?

  /// Creates a pacer.
  ///
  /// - Parameters:
  ///   - requests: The status requests that the terminal answers; empty: none.
  ///   - roundTrip: The round trip of an earlier query, in seconds; nil without a reply.
  ///   - undecidedUntil: The time until which a terminal that answers nothing may do so yet.
  init(
    isRemote: Bool, requests: [StatusRequest], roundTrip: Double?,
    undecidedUntil: Double = -.infinity
  ) {
    self.isRemote = isRemote
    self.requests = requests
    self.undecidedUntil = undecidedUntil
    link = LinkEstimate(roundTrip: roundTrip)
  }

  /// True when frames are followed by status requests.
  var asks: Bool { !requests.isEmpty }

  /// Returns the number of requests of a kind without a reply.
  func outstanding(_ request: StatusRequest) -> Int { inFlight.count { $0.request == request } }

  var outstanding: Int { inFlight.count }

  /// The time between two frames of an animation, in seconds.
  var frameInterval: Double {
    Self.frameInterval(isRemote: isRemote, roundTrip: link.shortestRoundTrip)
  }

  /// Returns the least seconds between two frames of an animation (OUTPUT-4).
  ///
  /// - Parameter roundTrip: In seconds; nil: the terminal has answered nothing.
  static func frameInterval(isRemote: Bool, roundTrip: Double?) -> Double {
    let isFar = isRemote || (roundTrip ?? 0) >= LinkEstimate.localRoundTrip
    return isFar ? 1.0 / 30 : 1.0 / 60
  }

  /// Returns whether a frame may be sent now.
  ///
  /// - Parameter isPending: True while bytes of an earlier frame are still buffered.
  func canDraw(at uptime: Double, isPending: Bool) -> Bool {
    guard !isPending else { return false }
    return nextOpening(after: uptime) == nil
  }

  /// Returns whether a frame may be sent now; if not, `deadline` is when it may.
  ///
  /// - Parameter isPending: True while bytes of an earlier frame are still buffered, which is waited
  ///   for by polling.
  mutating func allowsFrame(at uptime: Double, isPending: Bool) -> Bool {
    let can = canDraw(at: uptime, isPending: isPending)
    postponedUntil = can || isPending ? nil : nextOpening(after: uptime)
    return can
  }

  /// Returns when a frame may be sent that may not be sent now; nil when it may. A reply can allow it
  /// earlier.
  func nextOpening(after uptime: Double) -> Double? {
    let time = inFlight.isEmpty ? uptime : max(uptime, nextAt)
    let next = isHeldBack(at: time) ? max(time, lastSent + longestWait) : time
    return next > uptime ? next : nil
  }

  /// How long after a frame the next one is sent at the latest, though replies are missing.
  private var longestWait: Double { (link.shortestRoundTrip ?? 0) + Self.patience }

  /// Returns whether replies are missing that a frame should wait for.
  private func isHeldBack(at uptime: Double) -> Bool {
    guard asks else { return uptime < undecidedUntil }
    guard let oldest = inFlight.first else { return false }
    guard let expectedAt = oldest.expectedAt else { return true }
    return inFlight.count >= Self.mostInFlight || uptime >= expectedAt + Self.tolerance
  }

  /// Records a sent frame; returns the status request that must follow it. Nil: none.
  mutating func frameSent(_ byteCount: Int, at uptime: Double) -> StatusRequest? {
    defer { lastSent = uptime }
    guard asks else { return nil }
    if inFlight.isEmpty, link.secondsPerByte != nil, byteCount <= Self.mostUnasked,
      uptime - lastSent >= Self.pause
    {
      return nil
    }
    if let length = link.send(byteCount, at: uptime) {
      nextAt = link.freeAt + (Self.linkTimeFactor - 1) * length
    }
    let request = requests[sentRequests % requests.count]
    sentRequests += 1
    inFlight.append(
      Frame(
        request: request, sentAt: uptime, byteCount: byteCount, expectedAt: link.expectedReply))
    return request
  }

  /// Records the reply to the oldest frame with this request and updates the estimates of round trip
  /// and transmission time. The replies to older frames are lost.
  mutating func answered(_ request: StatusRequest, at uptime: Double) {
    guard let index = inFlight.firstIndex(where: { $0.request == request }) else { return }
    let frame = inFlight[index]
    inFlight.removeFirst(index + 1)
    link.answered(frame.byteCount, sentAt: frame.sentAt, at: uptime)
    if inFlight.isEmpty { link.becameFree(at: uptime) }
  }

  private var replyDeadline: Double? { inFlight.first.map { $0.sentAt + Self.replyTimeout } }

  /// When `tick` must be called: the oldest reply is lost then, or a postponed frame may be sent.
  var deadline: Double? {
    guard let replyDeadline, let postponedUntil else { return replyDeadline ?? postponedUntil }
    return min(replyDeadline, postponedUntil)
  }

  /// Discards the pending frames when the oldest reply is lost.
  mutating func tick(at uptime: Double) {
    if let replyDeadline, uptime >= replyDeadline { inFlight.removeAll() }
    if let time = postponedUntil, time <= uptime { postponedUntil = nil }
  }

  /// Discards the pending frames, whose replies were read elsewhere.
  mutating func reset() { inFlight.removeAll() }
}
