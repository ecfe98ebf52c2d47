import ViewArchive

/// Derives a linear formula for a computed alignment guide. The closure is called with sample
/// dimensions, then once for each length and guide changed by `step`; the difference gives the
/// coefficient. A closure that is not linear is approximated near the sample.
struct GuideLinearization {
  let value: GuideValue

  init(_ compute: (ViewDimensions) -> CGFloat) {
    let sample = ViewDimensions.sample
    let base = compute(sample)
    var value = GuideValue(terms: [], plus: base)
    func follow(_ reference: GuideValue.Reference, _ length: CGFloat, _ other: ViewDimensions) {
      let slope = ((compute(other) - base) / Self.step * 1e6).rounded() / 1e6
      guard slope != 0, slope.isFinite else { return }
      value.terms.append(GuideValue.Term(reference, times: slope))
      value.plus -= slope * length
    }
    var wider = sample
    wider.width += Self.step
    follow(.width, sample.width, wider)
    var higher = sample
    higher.height += Self.step
    follow(.height, sample.height, higher)
    for guide in HorizontalGuide.builtIn {
      follow(
        .horizontal(guide), sample.guide(.horizontal(guide)), sample.moving(.horizontal(guide)))
    }
    for guide in VerticalGuide.builtIn {
      follow(.vertical(guide), sample.guide(.vertical(guide)), sample.moving(.vertical(guide)))
    }
    self.value = value
  }

  /// The change of a length in points, small enough not to change the result of a comparison.
  static let step: CGFloat = 1
}
