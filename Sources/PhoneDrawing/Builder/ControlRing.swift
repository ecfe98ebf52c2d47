package import CellRaster
package import ViewArchive

/// The ring around the control that the arrow keys have selected.
package struct ControlRing: Hashable, Sendable {
  package var control: ControlTarget
  package var tint: Tint

  package init(control: ControlTarget, tint: Tint) {
    self.control = control
    self.tint = tint
  }

  /// The width of the line, in points.
  private static let width = 2.0
  /// The largest radius of the corners, in points.
  private static let radius = 12.0

  /// Returns the ring inside the bounds of the control; a dark line around it is seen on light
  /// controls.
  func items(around rect: Rect) -> [DisplayItem] {
    [(3 * Self.width / 2, Tint(.black, alpha: 0.6)), (Self.width, tint)].map { width, tint in
      let line = rect.inset(by: width / 2)
      return .stroke(
        .rounded(line, radius: min(Self.radius, min(line.width, line.height) / 2)),
        StrokeLine(width: width), .solid(tint))
    }
  }
}
