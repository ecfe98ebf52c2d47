/// A named line across the horizontal axis, as `SwiftUI.HorizontalAlignment`.
package indirect enum HorizontalGuide: Codable, Hashable, Sendable {
  case leading, center, trailing
  /// A guide of the user's own by the name of its type, and where it lies in a view that does not
  /// say.
  case custom(String, standard: GuideValue)

  /// Those with a name of their own.
  package static let builtIn: [HorizontalGuide] = [.leading, .center, .trailing]

  package var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .custom(let name, _): name
    }
  }
}

/// A named line across the vertical axis, as `SwiftUI.VerticalAlignment`.
package indirect enum VerticalGuide: Codable, Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  /// See `HorizontalGuide.custom`.
  case custom(String, standard: GuideValue)

  /// Those with a name of their own.
  package static let builtIn: [VerticalGuide] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  package var name: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom(let name, _): name
    }
  }
}

/// Where a guide lies inside a view: a sum of lengths and other guides of the view, each times a
/// factor, plus a constant in points. `SwiftUI`'s closures are sampled into this form.
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
  package var plus: Double

  package init(terms: [Term], plus: Double) {
    self.terms = terms
    self.plus = plus
  }

  package init(of reference: Reference, times: Double = 1, plus: Double = 0) {
    self.init(terms: times == 0 ? [] : [Term(reference, times: times)], plus: plus)
  }
}
