/// What a snippet has to know to reach the server and to sign its token.
package struct SnippetValues: Hashable, Sendable {
  package var port: Int
  /// Paths of files.
  package var authority: String
  package var key: String
  package var keyID: String
  package var team: String
  /// With the suffix for Live Activities.
  package var topic: String
  /// In hex.
  package var token: String

  package init(
    port: Int, authority: String, key: String, keyID: String, team: String, topic: String,
    token: String
  ) {
    self.port = port
    self.authority = authority
    self.key = key
    self.keyID = keyID
    self.team = team
    self.topic = topic
    self.token = token
  }

  /// The exports of `island-apns env`, for a shell.
  package var exports: String {
    let values = [
      ("APNS_HOST", "localhost"), ("APNS_PORT", String(port)), ("APNS_CA", authority),
      ("APNS_KEY", key), ("APNS_KEY_ID", keyID), ("APNS_TEAM_ID", team), ("APNS_TOPIC", topic),
      // Node adds these to the authorities that it knows.
      ("NODE_EXTRA_CA_CERTS", authority),
    ]
    let lines = values.map { "export \($0)=\(Self.quoted($1))" }
    // Not set: it replaces all other authorities, for every program that the shell starts.
    let comment = [
      "# For Python's clients; programs that it is set for trust no other server:",
      "# SSL_CERT_FILE=\(Self.quoted(authority)) python3 FILE.py",
    ]
    return (lines + comment).joined(separator: "\n")
  }

  /// Returns a text as one word of a shell.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// Returns a text as a string literal of Python, JavaScript, Go and Swift.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
