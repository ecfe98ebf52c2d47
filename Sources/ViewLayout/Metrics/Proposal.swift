/// The size that a parent proposes to a child, in points. A nil length requests the ideal length; 0
/// and infinity request the minimum and the maximum (LAYOUT-1).
package struct Proposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package static let unspecified = Proposal(width: nil, height: nil)
  package static let zero = Proposal(width: 0, height: 0)
  package static let infinity = Proposal(width: .infinity, height: .infinity)
}
