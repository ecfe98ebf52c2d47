/// `message-storage-policy` of a channel.
package enum ChannelPolicy: Int, Codable, Hashable, Sendable {
  case storesNothing = 0
  /// The most recent message is kept for devices that are away, at most eight hours.
  case storesLatest = 1
}
