/// A request of channel management that has passed all checks.
package struct ChannelRequest: Hashable, Sendable {
  package enum Operation: Hashable, Sendable {
    case create(ChannelPolicy)
    case read(channel: String)
    case delete(channel: String)
    case list
  }

  package var app: String
  package var operation: Operation
}
