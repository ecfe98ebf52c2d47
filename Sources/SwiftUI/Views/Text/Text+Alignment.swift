extension Text {
  /// What the alignment of lines follows. A text is laid out from left to right here, so that all
  /// are the same.
  public struct AlignmentStrategy: Hashable, Sendable {
    public static let `default` = Self()
    public static let layoutBased = Self()
    public static let writingDirectionBased = Self()
  }
}
