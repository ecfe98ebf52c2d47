/// Why a picture cannot be made.
package struct PictureRenderingFailure: Error, Hashable, Sendable {
  package var message: String

  package init(message: String) { self.message = message }
}
