/// `apns-topic` and bundle identifiers.
enum TopicText {
  static let suffix = ".push-type.liveactivity"

  /// Returns the bundle identifier of a topic.
  ///
  /// - Throws: `RequestRefusal` when the header is absent or malformed, or has no suffix for Live
  ///   Activities.
  static func app(_ topic: String?) throws(RequestRefusal) -> String {
    guard let topic else {
      throw RequestRefusal(
        .missingTopic, "apns-topic is missing: set it to <bundle identifier>\(suffix)")
    }
    guard isIdentifier(topic) else {
      throw RequestRefusal(
        .badTopic, "apns-topic \"\(topic)\" is malformed: set it to <bundle identifier>\(suffix)")
    }
    guard topic.hasSuffix(suffix) else {
      let bundle = bare(topic)
      throw RequestRefusal(
        .deviceTokenNotForTopic, "topic \"\(topic)\" must be \"\(bundle)\(suffix)\"")
    }
    let app = String(topic.dropLast(suffix.count))
    guard isIdentifier(app) else {
      throw RequestRefusal(
        .badTopic, "apns-topic \"\(topic)\" has no bundle identifier before \(suffix)")
    }
    return app
  }

  /// Checks the bundle identifier in a path, which has no suffix.
  ///
  /// - Throws: `RequestRefusal` when it is malformed or has a suffix.
  static func checkBundle(_ app: String) throws(RequestRefusal) {
    if app.hasSuffix(suffix) || app.contains(".push-type.") {
      throw RequestRefusal(
        .topicDisallowed,
        "the path names \"\(app)\": leave out the suffix, as in \"\(bare(app))\"")
    }
    guard isIdentifier(app) else {
      throw RequestRefusal(
        .topicDisallowed, "the path names \"\(app)\", which is not a bundle identifier")
    }
  }

  /// Returns the topic without a suffix of another push type, or of one with a dot left out.
  private static func bare(_ topic: String) -> String {
    if let start = topic.firstRange(of: ".push-type")?.lowerBound
      ?? topic.firstRange(of: "push-type")?.lowerBound
    {
      return String(topic[..<start])
    }
    for other in [".voip", ".complication", ".pushkit.fileprovider", ".location-query"]
    where topic.hasSuffix(other) {
      return String(topic.dropLast(other.count))
    }
    return topic
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 255 && text.utf8.first != 0x2e
      && text.utf8.allSatisfy { character in
        switch character {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f: true
        default: false
        }
      }
  }
}
