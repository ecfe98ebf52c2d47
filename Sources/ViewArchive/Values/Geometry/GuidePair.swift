/// A pair of guides, as `SwiftUI.Alignment`.
package struct GuidePair: Codable, Hashable, Sendable {
  package var horizontal: HorizontalGuide
  package var vertical: VerticalGuide

  package init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = GuidePair(.center, .center)
}
