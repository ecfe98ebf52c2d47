extension CheckReport {
  /// Why something is not drawn.
  package struct Problem: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    package var message: String
    /// The source location at which the widget stopped, as `file:line`; nil: that is not known, or it
    /// did not stop.
    package var place: String?

    package init(_ message: String, at place: String? = nil) {
      (self.message, self.place) = (message, place)
    }

    package init(stringLiteral message: String) { self.init(message) }

    /// The message and the place.
    var line: String { message + (place.map { " – \($0)" } ?? "") }
  }
}
