/// What the service knows of one connection.
package final class ClientConnection {
  var tokens = ConnectionTokens()
  /// True: a request was authenticated. Until then a client has one stream at a time.
  var isAuthenticated = false
  /// True: the client has identified itself with a certificate in TLS.
  var hasCertificate = false

  package init() {}
}
