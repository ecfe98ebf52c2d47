import Foundation

/// What the faults that a push meets make of it.
struct FaultPlan {
  /// Seconds before anything else.
  var delay = 0.0
  /// The answer in place of the delivery; the first fault decides.
  var refusal: RequestRefusal?
  /// True: the connection ends instead of the answer.
  var isGoAway = false
  var isDropped = false
  var isDoubled = false
  /// True: it is delivered after the next push.
  var isHeld = false

  init(_ faults: [Fault], at now: Date) {
    for fault in faults {
      switch fault.kind {
      case .slow(let seconds): delay += seconds
      case .drop: isDropped = true
      case .duplicate: isDoubled = true
      case .reorder: isHeld = true
      case .tooManyRequests: refuse(.tooManyRequests, fault, now)
      case .unavailable: refuse(.serviceUnavailable, fault, now)
      case .internalError: refuse(.internalServerError, fault, now)
      case .unregistered: refuse(.unregistered, fault, now)
      case .goAway:
        if refusal == nil { isGoAway = true }
        refuse(.shutdown, fault, now)
      }
    }
  }

  private mutating func refuse(_ reason: APNsReason, _ fault: Fault, _ now: Date) {
    guard refusal == nil else { return }
    refusal = RequestRefusal(reason, "fault \"\(fault.text)\"", since: now)
  }
}
