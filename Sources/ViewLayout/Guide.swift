package import ViewArchive

/// A named line of either axis.
package enum Guide: Hashable, Sendable {
  case horizontal(HorizontalGuide)
  case vertical(VerticalGuide)

  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// The guide as the archive writes it.
  var reference: GuideValue.Reference {
    switch self {
    case .horizontal(let guide): .horizontal(guide)
    case .vertical(let guide): .vertical(guide)
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
    case .horizontal(.custom(_, let value)), .vertical(.custom(_, let value)):
      value.resolved(in: size) { $0.standard(in: size) }
    }
  }

  /// Where a guide of the user's own lies in a view that does not say.
  var ownStandard: GuideValue? {
    switch self {
    case .horizontal(.custom(_, let value)), .vertical(.custom(_, let value)): value
    case .horizontal, .vertical: nil
    }
  }

  /// True for the guides that a container of several children hands out: baselines, and those of
  /// the user's own.
  var isCombined: Bool {
    switch self {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline), .vertical(.custom),
      .horizontal(.custom):
      true
    case .horizontal(.leading), .horizontal(.center), .horizontal(.trailing), .vertical(.top),
      .vertical(.center), .vertical(.bottom):
      false
    }
  }

  /// What a container hands out when its children say where theirs are: the baseline of the
  /// first text, or of the last; of a user's own guide the mean.
  func combined(_ values: [Double]) -> Double? {
    switch self {
    case .vertical(.firstTextBaseline): values.min()
    case .vertical(.lastTextBaseline): values.max()
    case .horizontal(.custom), .vertical(.custom):
      values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    case .horizontal(.leading), .horizontal(.center), .horizontal(.trailing), .vertical(.top),
      .vertical(.center), .vertical(.bottom):
      nil
    }
  }
}

extension GuidePair {
  var guides: (horizontal: Guide, vertical: Guide) {
    (.horizontal(horizontal), .vertical(vertical))
  }
}

extension GuideValue {
  /// The line in a view of `size`, in points from its origin.
  func resolved(in size: Size, guide: (Guide) -> Double) -> Double {
    let line = terms.reduce(plus) { sum, term in
      let length =
        switch term.reference {
        case .width: size.width
        case .height: size.height
        case .horizontal(let other): guide(.horizontal(other))
        case .vertical(let other): guide(.vertical(other))
        }
      return sum + term.times * length
    }
    return line.isFinite ? line : plus
  }
}
