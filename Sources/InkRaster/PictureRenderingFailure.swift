/// Why a picture cannot be made.
package struct PictureRenderingFailure: Error, Hashable, Sendable {
  package var message: String
  /// True when no picture at all can be drawn.
  package var isPermanent: Bool

  package init(message: String, isPermanent: Bool = false) {
    self.message = message
    self.isPermanent = isPermanent
  }
}
