/// What an app asks its screen to show by scrolling.
package struct ScreenScroll: Codable, Hashable, Sendable {
  package enum Place: Codable, Hashable, Sendable {
    /// As little as needed to show it.
    case nearest
    /// So that a point of it is at the same point of what is seen, both as fractions of their size.
    case anchor(x: Double, y: Double)
    /// So that the place at a distance from its top left, in points, is at the start of what is seen;
    /// nil: that axis stays.
    case offset(x: Double?, y: Double?)
  }

  /// Grows with each request of the app.
  package var serial: Int
  /// The number in the `NodeRole.scrollScope` around the scroll views.
  package var scope: Int
  /// The number in the `NodeRole.scrollTarget` of a view; nil: the whole content of the first scroll
  /// view.
  package var target: Int?
  package var place: Place

  package init(serial: Int, scope: Int, target: Int?, place: Place) {
    self.serial = serial
    self.scope = scope
    self.target = target
    self.place = place
  }
}
