/// A request that has passed the checks of its head and its body.
package enum CheckedRequest: Hashable, Sendable {
  case push(DevicePush)
  case broadcast(BroadcastPush)
  case channel(ChannelRequest)
}
