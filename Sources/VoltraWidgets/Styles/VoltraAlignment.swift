/// The place of a child across the axis of a flex container.
enum VoltraAlignment: Hashable, Sendable {
  case start, center, end, stretch

  /// Nil: Voltra does not know the name.
  init?(name: String) {
    switch name {
    case "flex-start", "flexStart": self = .start
    case "center": self = .center
    case "flex-end", "flexEnd": self = .end
    case "stretch": self = .stretch
    default: return nil
    }
  }
}
