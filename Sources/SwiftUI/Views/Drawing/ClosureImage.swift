import ViewArchive

/// The drawing of an image that a closure draws: its own vector shapes instead of pixels.
///
/// Unchecked: the closure is kept by a value that may be sent, and called on the main actor alone, where
/// views are lowered.
final class ClosureImage: ImageDrawing, @unchecked Sendable {
  private let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    (self.size, self.renderer) = (size, renderer)
  }

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

extension Image {
  /// Creates an image that is drawn by a closure, of a size in points.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(ClosureImage(size: size, renderer: renderer))
  }
}
