package import ViewArchive

/// A container whose layout is computed by user code.
package protocol CustomContainer: Sendable {
  /// Returns the container's size for a proposal, in points.
  func size(in proposal: Proposal, of children: CustomChildren) -> Size

  /// Returns the place of each child, in their order, in a container of `size`.
  func places(
    in proposal: Proposal, size: Size, of children: CustomChildren
  ) -> [CustomContent.Place]

  /// Returns the position of a guide in a container of `size`, in points from its origin. Nil: no
  /// explicit guide.
  /// - Parameter standard: The position that results from the children's guides. Nil: none.
  func explicitGuide(
    _ guide: Guide, in proposal: Proposal, size: Size, standard: Double?,
    of children: CustomChildren
  ) -> Double?
}
