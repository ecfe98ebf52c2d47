import ActivityModel

/// A push whose target is known: what the engine is asked for, and who asks.
struct ReceivedPush {
  typealias Reply = WireAnswer<WireCall.Push>

  var delivery: PushDelivery
  var payload: PushPayload
  var clock: PushClock
  var target: PushTarget
  var trace: PushTrace
  var reply: Reply
}
