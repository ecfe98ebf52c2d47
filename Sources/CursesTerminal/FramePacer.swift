/// Decides whether a frame may be sent now (terminal.md §6). Each frame is followed by a question
/// that the terminal answers once it has drawn it; on a slow link frames are left out instead of
/// queueing up for seconds. Times are seconds of a monotonic clock.
struct FramePacer {
  /// More frames than this are never under way.
  static let mostInFlight = 4
  /// How much later than the quickest answer an answer may be before frames wait for it.
  static let tolerance = 0.04
  /// A terminal that never answered is not asked again after this long.
  static let firstPatience = 1.0
  /// One that has answered before is on a stalled link, or its answer is lost.
  static let laterPatience = 10.0
  /// Below this round trip, in seconds, a terminal is taken for local.
  static let localRoundTrip = 0.008

  private let isRemote: Bool
  private(set) var pings: Bool
  private(set) var quickest: Double?
  /// When the questions were asked that have not been answered, oldest first.
  private var inFlight: [Double] = []

  /// - Parameters:
  ///   - pings: False when the terminal must not be asked.
  ///   - roundTrip: What an earlier question took; nil when none was answered.
  init(isRemote: Bool, pings: Bool, roundTrip: Double?) {
    self.isRemote = isRemote
    self.pings = pings
    quickest = roundTrip
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
    return inFlight.count < Self.mostInFlight && uptime - oldest < (quickest ?? 0) + Self.tolerance
  }

  /// Notes a frame; true when the question has to follow it.
  mutating func frameSent(at uptime: Double) -> Bool {
    guard pings else { return false }
    inFlight.append(uptime)
    return true
  }

  mutating func answered(at uptime: Double) {
    guard pings, !inFlight.isEmpty else { return }
    quickest = min(quickest ?? .infinity, uptime - inFlight.removeFirst())
  }

  /// When `tick` has to stop waiting.
  var deadline: Double? {
    inFlight.first.map { $0 + (quickest == nil ? Self.firstPatience : Self.laterPatience) }
  }

  mutating func tick(at uptime: Double) {
    guard let deadline, uptime >= deadline else { return }
    if quickest == nil { pings = false }
    inFlight.removeAll()
  }

  /// Forgets the questions under way: their answers went elsewhere.
  mutating func reset() { inFlight.removeAll() }
}
