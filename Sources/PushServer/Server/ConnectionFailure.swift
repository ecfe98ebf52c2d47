import NIOCore
import NIOHTTP2
import NIOSSL

/// The line of the log for a connection that failed.
enum ConnectionFailure {
  /// Returns the line; nil: the client has only gone away.
  static func text(_ error: any Error) -> String? {
    switch error {
    case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError:
      let text = "\(error)"
      if text.contains("uncleanShutdown") || text.contains("eofDuringHandshake") { return nil }
      if text.contains("HTTP_REQUEST") || text.contains("WRONG_VERSION") {
        return "a client does not speak TLS: use https://"
      }
      let reason = text.firstMatch(of: /OPENSSL_internal:([A-Z0-9_ ]+)/).map { String($0.1) }
      return "TLS with a client failed (\(reason ?? "unknown reason")): does it trust ca.pem, and "
        + "speak TLS 1.2 or later? See island-apns env"
    case is IOError, is ChannelError: return nil
    default: return "a connection failed: \(SafeText.line("\(error)", limit: 160))"
    }
  }
}
