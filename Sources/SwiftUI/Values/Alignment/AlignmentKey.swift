import ViewArchive

/// The identifier of a guide on either axis.
enum AlignmentKey: Hashable {
  case horizontal(HorizontalGuide)
  case vertical(VerticalGuide)

  /// The default position of a user-defined guide. Nil: a built-in guide.
  var standard: GuideValue? {
    switch self {
    case .horizontal(.custom(_, let value)), .vertical(.custom(_, let value)): value
    case .horizontal, .vertical: nil
    }
  }
}
