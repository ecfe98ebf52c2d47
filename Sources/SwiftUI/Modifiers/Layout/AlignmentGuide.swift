import ViewArchive

extension View {
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(.alignHorizontal(guide.guide, GuideLinearization(computeValue).value))
  }

  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(.alignVertical(guide.guide, GuideLinearization(computeValue).value))
  }
}

extension ViewDimensions {
  /// The dimensions passed to guide closures. Width, height, centres and baselines all differ.
  static let sample = ViewDimensions(
    width: 1024, height: 128,
    guides: [
      .horizontal(.leading): 0, .horizontal(.center): 512, .horizontal(.trailing): 1024,
      .vertical(.top): 0, .vertical(.center): 64, .vertical(.bottom): 128,
      .vertical(.firstTextBaseline): 100, .vertical(.lastTextBaseline): 116,
    ])

  func guide(_ key: AlignmentKey) -> CGFloat { guides[key] ?? 0 }

  func moving(_ key: AlignmentKey) -> ViewDimensions {
    var dimensions = self
    dimensions.guides[key, default: 0] += GuideLinearization.step
    return dimensions
  }
}
