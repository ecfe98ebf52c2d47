extension CheckReport {
  /// The error of a build that failed, without what is said of it.
  package struct BuildError: Codable, Hashable, Sendable {
    /// One line.
    package var message: String
    /// Where it is, as `file:line:column`; nil: in no file of the sources.
    package var place: String?

    package init(message: String, place: String? = nil) {
      self.message = message
      self.place = place
    }
  }
}
