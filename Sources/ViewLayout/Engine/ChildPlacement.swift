import ViewArchive

/// A child's origin relative to its parent's, and the proposal that the child is laid out for.
struct ChildPlacement: Hashable, Sendable {
  var box: BoxID
  var origin: Point
  var proposal: Proposal
}
