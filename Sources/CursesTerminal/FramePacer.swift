/// Decides whether a frame may be sent now (terminal.md §6). Each frame is followed by a question
/// that the terminal answers once it has drawn it; on a slow link frames are left out instead of
/// queueing up for seconds. Times are seconds of a monotonic clock.
struct FramePacer {
  /// More frames than this are never under way.
  static let mostInFlight = 4
  /// How much later than expected an answer may be before frames wait for it.
  static let tolerance = 0.04
  /// What a terminal takes for a frame on any link, and is no sign of a slow one.
  static let unnoticed = 0.01
  /// Frames leave a third of the link free: the last one of a motion is not to wait for others.
  static let share = 1.5
  /// A terminal that never answered is not asked again after this long.
  static let firstPatience = 1.0
  /// One that has answered before is on a stalled link, or its answer is lost.
  static let laterPatience = 10.0
  /// Below this round trip, in seconds, a terminal is taken for local.
  static let localRoundTrip = 0.008

  /// A frame that has not been answered.
  private struct Frame {
    var sentAt: Double
    var byteCount: Int
    /// When the answer should come; nil on a link of which nothing is known.
    var expectedAt: Double?
  }

  private let isRemote: Bool
  private(set) var pings: Bool
  private(set) var quickest: Double?
  /// Oldest first.
  private var inFlight: [Frame] = []
  private var lastAnswer = -Double.infinity
  /// How long the link takes for a byte; nil until it has carried a frame.
  private var secondsPerByte: Double?
  /// When the link should be through with what was sent.
  private var freeAt = -Double.infinity
  private var nextAt = -Double.infinity

  /// - Parameters:
  ///   - pings: False when the terminal must not be asked.
  ///   - roundTrip: What an earlier question took; nil when none was answered.
  init(isRemote: Bool, pings: Bool, roundTrip: Double?) {
    self.isRemote = isRemote
    self.pings = pings
    quickest = roundTrip
    if let roundTrip, roundTrip < Self.localRoundTrip { secondsPerByte = 0 }
  }

  var outstanding: Int { inFlight.count }

  /// Seconds between two frames of an animation.
  var frameInterval: Double {
    guard !isRemote, let quickest else { return isRemote ? 1.0 / 30 : 1.0 / 60 }
    return quickest < Self.localRoundTrip ? 1.0 / 60 : 1.0 / 30
  }

  /// - Parameter isPending: Bytes of an earlier frame are still to be written.
  func canDraw(at uptime: Double, isPending: Bool) -> Bool {
    guard !isPending else { return false }
    guard pings, let oldest = inFlight.first else { return true }
    guard let expectedAt = oldest.expectedAt else { return false }
    return inFlight.count < Self.mostInFlight && uptime >= nextAt
      && uptime < expectedAt + Self.tolerance
  }

  /// When a frame may be sent that may not be sent now, if time alone brings it about.
  func opens(after uptime: Double) -> Double? {
    guard pings, nextAt > uptime, let expectedAt = inFlight.first?.expectedAt,
      inFlight.count < Self.mostInFlight, nextAt < expectedAt + Self.tolerance
    else { return nil }
    return nextAt
  }

  /// Notes a frame; true when the question has to follow it.
  mutating func frameSent(_ byteCount: Int, at uptime: Double) -> Bool {
    guard pings else { return false }
    if let secondsPerByte {
      let length = Double(byteCount) * secondsPerByte
      freeAt = max(freeAt, uptime) + length
      nextAt = freeAt + (Self.share - 1) * length
    }
    let expectedAt = secondsPerByte.flatMap { _ in quickest.map { freeAt + $0 } }
    inFlight.append(Frame(sentAt: uptime, byteCount: byteCount, expectedAt: expectedAt))
    return true
  }

  mutating func answered(at uptime: Double) {
    guard pings, !inFlight.isEmpty else { return }
    let frame = inFlight.removeFirst()
    let base = min(quickest ?? .infinity, uptime - frame.sentAt)
    quickest = base
    // The link has worked on this frame since it was there and the one before was through.
    let taken = uptime - max(lastAnswer, frame.sentAt + base) - Self.unnoticed
    lastAnswer = uptime
    let perByte = max(taken, 0) / Double(max(frame.byteCount, 1))
    secondsPerByte = secondsPerByte.map { ($0 + perByte) / 2 } ?? perByte
    if inFlight.isEmpty { freeAt = uptime }
  }

  /// When `tick` has to stop waiting.
  var deadline: Double? {
    inFlight.first.map { $0.sentAt + (quickest == nil ? Self.firstPatience : Self.laterPatience) }
  }

  mutating func tick(at uptime: Double) {
    guard let deadline, uptime >= deadline else { return }
    if quickest == nil { pings = false }
    inFlight.removeAll()
  }

  /// Forgets the questions under way: their answers went elsewhere.
  mutating func reset() { inFlight.removeAll() }
}
