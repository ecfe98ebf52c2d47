package import ViewArchive

/// What the process that holds the widgets replies, one to each request.
package enum HostReply: Codable, Hashable, Sendable {
  case described(HostDescription)
  case archived(ActivityArchive)
  /// Nil when the intent ran through, else what it threw.
  case performed(error: String?)
  /// The request could not be served; number 0 when it could not even be read.
  case failed(String)
}
