import ViewArchive

/// The lengths that a property may have.
enum LengthKind {
  /// Points only.
  case points
  /// Points or percentages, not below zero.
  case size
  /// As `size`, or `auto`.
  case sizeOrAuto
  /// Points or percentages of any sign, or `auto`.
  case offset
}
