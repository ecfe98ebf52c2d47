/// Something that Apple has and the look-alikes lack, with what was put in its place.
package struct StandIn: Codable, Hashable, Sendable {
  /// As users write it, with its labels: `View.glow(radius:)`.
  package var name: String
  /// `file:line` of the first use.
  package var place: String
}
