import ViewArchive

/// The drawing of an image that a closure draws: its own vector shapes instead of pixels.
///
/// Unchecked: the closure is kept by a value that may be sent, and called on the main actor alone, where
/// views are lowered.
final class ImageDrawing: Equatable, @unchecked Sendable {
  private let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    (self.size, self.renderer) = (size, renderer)
  }

  static func == (first: ImageDrawing, second: ImageDrawing) -> Bool { first === second }

  /// - Parameter isResizable: True to scale the drawing to the size that the image is offered.
  @MainActor func lower(isResizable: Bool, in context: LoweringContext) -> [ViewNode] {
    let (size, renderer) = (size, renderer)
    let canvas = Canvas { context, offered in
      if isResizable, size.width > 0, size.height > 0 {
        context.scaleBy(x: offered.width / size.width, y: offered.height / size.height)
      }
      renderer(&context)
    }
    return isResizable
      ? Lowering.nodes(of: canvas, in: context)
      : Lowering.nodes(of: canvas.frame(width: size.width, height: size.height), in: context)
  }
}
