/// What the service knows of one connection.
package final class ClientConnection {
  var tokens = ConnectionTokens()

  package init() {}
}
