import ViewArchive

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  /// Returns a shape with corners of this style.
  nonisolated func kind(_ shape: ShapeKind) -> ShapeKind {
    self == .circular ? .circular(shape) : shape
  }
}
