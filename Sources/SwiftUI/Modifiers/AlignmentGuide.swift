import ViewArchive

extension View {
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat
  ) -> some View {
    let value = GuideSample(computeValue).value(nearest: .width)
    return modified(.alignHorizontal(guide.guide, value))
  }

  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat
  ) -> some View {
    let value = GuideSample(computeValue).value(nearest: .height)
    return modified(.alignVertical(guide.guide, value))
  }
}

/// Finds out which length or guide a computed guide follows, by asking it about several views.
/// A guide that follows more than one is told by the first of them.
private struct GuideSample {
  private let base: CGFloat
  private let slopes: [(reference: GuideValue.Reference, at: CGFloat, slope: CGFloat)]

  init(_ compute: (ViewDimensions) -> CGFloat) {
    let sample = ViewDimensions.sample
    let base = compute(sample)
    func slope(_ reference: GuideValue.Reference, _ at: CGFloat, _ changed: ViewDimensions)
      -> (GuideValue.Reference, CGFloat, CGFloat)
    {
      (reference, at, (compute(changed) - base) / 10)
    }
    self.base = base
    slopes = [
      slope(.vertical(.firstTextBaseline), 80, sample.moving(.vertical(.firstTextBaseline))),
      slope(.vertical(.lastTextBaseline), 90, sample.moving(.vertical(.lastTextBaseline))),
      slope(.width, sample.width, sample.growing(width: 10, height: 0)),
      slope(.height, sample.height, sample.growing(width: 0, height: 10)),
    ]
  }

  func value(nearest reference: GuideValue.Reference) -> GuideValue {
    guard let followed = slopes.first(where: { $0.slope != 0 }) else {
      return GuideValue(of: reference, times: 0, plus: base)
    }
    return GuideValue(
      of: followed.reference, times: followed.slope, plus: base - followed.slope * followed.at)
  }
}

extension ViewDimensions {
  fileprivate func moving(_ key: AlignmentKey) -> ViewDimensions {
    var dimensions = self
    dimensions.guides[key, default: 0] += 10
    return dimensions
  }

  /// A larger view, whose baselines stay.
  fileprivate func growing(width: CGFloat, height: CGFloat) -> ViewDimensions {
    var guides = guides
    guides[.horizontal(.center), default: 0] += width / 2
    guides[.horizontal(.trailing), default: 0] += width
    guides[.vertical(.center), default: 0] += height / 2
    guides[.vertical(.bottom), default: 0] += height
    return ViewDimensions(
      width: self.width + width, height: self.height + height, guides: guides)
  }
}
