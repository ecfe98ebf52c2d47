package import ActivityModel
package import ViewArchive

/// A widget process's reply, one to each request.
package enum HostReply: Codable, Hashable, Sendable {
  case described(HostDescription)
  case archived(ActivityArchive)
  /// The intent has run; `error` is nil, or the description of what it threw.
  case performed(error: String?)
  /// What was found while decoding; errors keep a push from being applied.
  case decoded([PushFinding])
  case screen(ScreenArchive)
  /// The request failed; the reply's identifier is 0 when the request could not be parsed.
  case failed(String)
}
