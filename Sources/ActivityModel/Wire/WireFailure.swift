/// Why a client has no reply to a request.
package enum WireFailure: Error, Hashable, Sendable {
  case rejected(WireRejection)
  /// The emulator is gone, or has not answered in time.
  case noReply
  /// The reply is that of another request, as a program of another version may send.
  case otherReply
}
