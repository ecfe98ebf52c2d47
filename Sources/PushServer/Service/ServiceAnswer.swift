/// The response to a request.
package struct ServiceAnswer: Sendable {
  package var status: Int
  /// Names in lower case and values, without `:status`.
  package var headers: [(name: String, value: String)]
  /// Empty: the response has no body.
  package var body: String
  /// True: the connection is ended with GOAWAY instead of a response, and the request counts as
  /// not processed.
  package var isGoAway = false

  package init(status: Int, headers: [(name: String, value: String)], body: String = "") {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first value of a header; nil: absent.
  package subscript(header name: String) -> String? { headers.first { $0.name == name }?.value }
}
