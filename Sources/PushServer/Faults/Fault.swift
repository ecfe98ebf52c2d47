/// A failure that the service simulates for some of the pushes, counted and without chance:
///
///     KIND [SECONDS] [next N | every N]
package struct Fault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Status 429, TooManyRequests.
    case tooManyRequests
    /// Status 503, ServiceUnavailable.
    case unavailable
    /// Status 500, InternalServerError.
    case internalError
    /// Status 410, Unregistered.
    case unregistered
    /// The connection is ended with GOAWAY, and the push is not processed.
    case goAway
    /// The push is processed some seconds later.
    case slow(Double)
    /// Accepted, but not delivered.
    case drop
    /// Delivered twice.
    case duplicate
    /// Accepted, and delivered after the next push.
    case reorder
  }

  /// Which pushes it applies to.
  package enum Count: Hashable, Sendable {
    case all
    /// The next pushes, this many.
    case next(Int)
    /// Each push whose number is a multiple.
    case every(Int)
  }

  package var kind: Kind
  package var count: Count

  package init(_ kind: Kind, _ count: Count = .all) {
    self.kind = kind
    self.count = count
  }
}
