package import ViewArchive

/// An alignment guide of either axis.
package enum Guide: Hashable, Sendable {
  case horizontal(HorizontalGuide)
  case vertical(VerticalGuide)

  var axis: LayoutAxis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// The guide as the archive encodes it.
  var reference: GuideValue.Reference {
    switch self {
    case .horizontal(let guide): .horizontal(guide)
    case .vertical(let guide): .vertical(guide)
    }
  }

  /// Returns the guide's position in a view that does not set it, in points from its origin.
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

  /// The default value of a custom guide. Nil: a built-in guide.
  var ownStandard: GuideValue? {
    switch self {
    case .horizontal(.custom(_, let value)), .vertical(.custom(_, let value)): value
    case .horizontal, .vertical: nil
    }
  }

  /// True for the guides that a container of several children derives from them: baselines and
  /// custom guides.
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

  /// Returns the guide of a container from its positions in the children that set it: for
  /// baselines, the first or the last one; for a custom guide, the mean. Nil: the container does
  /// not derive this guide.
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
  /// Returns the guide's position in a view of `size`, in points from its origin.
  /// - Parameter guide: Returns the position of a guide that the value refers to.
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
