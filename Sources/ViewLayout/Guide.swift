import ViewArchive

/// A named line of either axis.
enum Guide: Hashable, Sendable {
  case horizontal(HorizontalGuide)
  case vertical(VerticalGuide)

  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Where the line lies in a view that does not say, in points from its origin.
  func standard(in size: Size) -> Double {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .vertical(.center): size.height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      size.height
    }
  }

  /// True for the guides that a container of several children hands out: baselines.
  var isCombined: Bool {
    switch self {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): true
    case .horizontal, .vertical(.top), .vertical(.center), .vertical(.bottom): false
    }
  }

  /// What a container hands out when its children say where theirs are: the baseline of the
  /// first text, or of the last.
  func combined(_ values: [Double]) -> Double? {
    switch self {
    case .vertical(.firstTextBaseline): values.min()
    case .vertical(.lastTextBaseline): values.max()
    case .horizontal, .vertical(.top), .vertical(.center), .vertical(.bottom): nil
    }
  }
}

extension GuidePair {
  var guides: (horizontal: Guide, vertical: Guide) {
    (.horizontal(horizontal), .vertical(vertical))
  }
}

extension GuideValue.Reference {
  /// The other guide that this value is measured from, if it is one.
  var guide: Guide? {
    switch self {
    case .width, .height: nil
    case .horizontal(let guide): .horizontal(guide)
    case .vertical(let guide): .vertical(guide)
    }
  }
}
