import ViewArchive

extension FlexBox {
  /// Returns a size that the style gives, padding and border included, for the parent's inner size
  /// along the axis (`reference`) and its inner width; nil where it gives none.
  ///
  /// Where the least and the greatest size are the same, this is the size (Yoga).
  func length(_ dimension: Dimension, _ reference: Double?, _ ownerWidth: Double?) -> Double? {
    outer(givenSize(dimension), dimension, reference, ownerWidth)
  }

  /// True where the style gives a size that can be resolved.
  func isDefinite(_ dimension: Dimension, _ reference: Double?) -> Bool {
    guard let length = givenSize(dimension)?.resolved(against: reference) else { return false }
    return length >= 0
  }

  /// True where the style gives a percentage.
  func isPercentage(_ dimension: Dimension) -> Bool {
    if case .percent = givenSize(dimension) { true } else { false }
  }

  func minimum(_ dimension: Dimension, _ reference: Double?, _ ownerWidth: Double?) -> Double? {
    let sizes = style.sizes
    let given = dimension == .width ? sizes.minimumWidth : sizes.minimumHeight
    return outer(given, dimension, reference, ownerWidth)
  }

  func maximum(_ dimension: Dimension, _ reference: Double?, _ ownerWidth: Double?) -> Double? {
    let sizes = style.sizes
    let given = dimension == .width ? sizes.maximumWidth : sizes.maximumHeight
    return outer(given, dimension, reference, ownerWidth)
  }

  /// Returns the basis that the style gives, for the container's inner size along its main axis.
  func givenBasis(_ dimension: Dimension, _ reference: Double?, _ ownerWidth: Double?) -> Double? {
    outer(style.item.resolvedBasis, dimension, reference, ownerWidth)
  }

  /// Returns a length within the greatest and the least size. The greatest is looked at first: where
  /// they contradict each other, CSS would always take the least, Yoga only for a smaller length.
  func clamped(
    _ length: Double, _ dimension: Dimension, _ reference: Double?, _ ownerWidth: Double?
  ) -> Double {
    if let maximum = maximum(dimension, reference, ownerWidth), maximum >= 0,
      length > maximum + Self.tolerance
    {
      return maximum
    }
    if let minimum = minimum(dimension, reference, ownerWidth), minimum >= 0, length < minimum {
      return minimum
    }
    return length
  }

  /// Returns a length within the limits and not smaller than padding and border.
  @inline(never) func bounded(
    _ length: Double, _ dimension: Dimension, _ reference: Double?, _ ownerWidth: Double?
  ) -> Double {
    max(
      clamped(length, dimension, reference, ownerWidth), edges.frames(dimension, ownerWidth))
  }

  /// Returns an offer within the greatest size of the box.
  func limited(
    _ offer: Offer, _ dimension: Dimension, _ reference: Double?, _ ownerWidth: Double?
  ) -> Offer {
    offer.limited(
      to: maximum(dimension, reference, ownerWidth).map {
        $0 + edges.margins(dimension, ownerWidth)
      })
  }

  /// Returns the space for children in an offered length (without margins).
  func inner(_ length: Double?, _ dimension: Dimension, _ owner: Extent) -> Double? {
    guard let length else { return nil }
    let frames = edges.frames(dimension, owner.width)
    let least = minimum(dimension, owner[dimension], owner.width).map { $0 - frames } ?? 0
    let greatest = maximum(dimension, owner[dimension], owner.width).map { $0 - frames }
    return max(min(length - frames, greatest ?? .infinity), least)
  }

  /// Errors of arithmetic must not decide which of two limits is looked at.
  private static let tolerance = 1e-6

  private func givenSize(_ dimension: Dimension) -> FlexLength? {
    let sizes = style.sizes
    switch dimension {
    case .width:
      return sizes.maximumWidth != nil && sizes.maximumWidth == sizes.minimumWidth
        ? sizes.maximumWidth : sizes.width
    case .height:
      return sizes.maximumHeight != nil && sizes.maximumHeight == sizes.minimumHeight
        ? sizes.maximumHeight : sizes.height
    }
  }

  /// Returns a given size with what `boxSizing` leaves out of it.
  private func outer(
    _ given: FlexLength?, _ dimension: Dimension, _ reference: Double?, _ ownerWidth: Double?
  ) -> Double? {
    guard let length = given?.resolved(against: reference) else { return nil }
    switch style.sizes.boxSizing {
    case .borderBox: return length
    case .contentBox: return length + edges.frames(dimension, ownerWidth)
    }
  }
}
