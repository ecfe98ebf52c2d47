/// The position of a guide inside a view: a sum of the view's lengths and other guides, each times
/// a factor, plus a constant in points. A closure that computes a guide in SwiftUI is replaced by
/// such a sum (`GuideLinearization`), because a closure cannot be encoded.
package struct GuideValue: Codable, Hashable, Sendable {
  package enum Reference: Codable, Hashable, Sendable {
    case width, height
    case horizontal(HorizontalGuide)
    case vertical(VerticalGuide)
  }

  package struct Term: Codable, Hashable, Sendable {
    package var reference: Reference
    package var times: Double

    package init(_ reference: Reference, times: Double) {
      self.reference = reference
      self.times = times
    }
  }

  package var terms: [Term]
  /// The constant in points.
  package var plus: Double

  package init(terms: [Term], plus: Double) {
    self.terms = terms
    self.plus = plus
  }

  package init(of reference: Reference, times: Double = 1, plus: Double = 0) {
    self.init(terms: times == 0 ? [] : [Term(reference, times: times)], plus: plus)
  }
}
