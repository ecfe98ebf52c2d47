/// A horizontal alignment guide, as `SwiftUI.HorizontalAlignment`.
package indirect enum HorizontalGuide: Codable, Hashable, Sendable {
  case leading, center, trailing
  /// A custom guide: the name of its type, and its position in a view that does not set it.
  case custom(String, standard: GuideValue)

  /// The guides that SwiftUI defines.
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

/// A vertical alignment guide, as `SwiftUI.VerticalAlignment`.
package indirect enum VerticalGuide: Codable, Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  /// A custom guide; see `HorizontalGuide.custom`.
  case custom(String, standard: GuideValue)

  /// The guides that SwiftUI defines.
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

/// The position of a guide inside a view: a sum of the view's lengths and other guides, each times
/// a factor, plus a constant in points. `SwiftUI`'s closures are sampled into this form.
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
