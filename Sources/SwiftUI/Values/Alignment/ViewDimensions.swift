import ViewArchive

/// The size and guides of a view from which an alignment guide is computed, in points.
public struct ViewDimensions: Equatable, Sendable {
  public internal(set) var width: CGFloat
  public internal(set) var height: CGFloat
  /// The positions of the view's own guides.
  var guides: [AlignmentKey: CGFloat] = [:]

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// Always nil: explicit guides are only known once the view is laid out.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }

  private func value(of key: AlignmentKey) -> CGFloat {
    if let known = guides[key] { return known }
    guard let standard = key.standard else { return 0 }
    return standard.terms.reduce(standard.plus) { sum, term in
      let length =
        switch term.reference {
        case .width: width
        case .height: height
        case .horizontal(let guide): value(of: .horizontal(guide))
        case .vertical(let guide): value(of: .vertical(guide))
        }
      return sum + term.times * length
    }
  }
}
