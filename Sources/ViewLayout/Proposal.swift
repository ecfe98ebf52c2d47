/// The size a parent offers, in points. A nil length means "your ideal"; 0 and infinity ask for
/// the smallest and the largest answer.
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
