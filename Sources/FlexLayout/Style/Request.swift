import ViewArchive

/// What is asked of a box: the space that it is offered, and what its percentages refer to.
struct Request {
  var width: Offer
  var height: Offer
  /// The inner size of the parent.
  var owner: Extent

  init(width: Offer, height: Offer, owner: Extent) {
    self.width = width
    self.height = height
    self.owner = owner
  }

  /// Creates a request from offers along an axis and across it.
  init(along axis: FlexDirection, main: Offer, cross: Offer, owner: Extent) {
    self.init(
      width: axis.isRow ? main : cross, height: axis.isRow ? cross : main, owner: owner)
  }

  subscript(dimension: Dimension) -> Offer { dimension == .width ? width : height }
}
