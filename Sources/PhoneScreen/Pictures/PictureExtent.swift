/// How much of a frame is shown as pictures.
package enum PictureExtent: Hashable, Sendable {
  case none
  /// The island and the cards: pictures in the place of cells are sent again when what lies over them
  /// goes.
  case parts
  /// Whole phones.
  case phones
}
