/// Why the emulator does not do what a request asks for.
package enum WireRejection: Error, Hashable, Sendable {
  /// The engine rejected the event; `message` is the user-visible reason.
  case refused(ActivityRefusal, message: String)
  /// The request was malformed or could not be served.
  case failed(message: String)
}
