import ViewArchive

/// What draws an image that has no source.
protocol ImageDrawing: AnyObject, Sendable {
  /// - Parameter isResizable: True to scale the drawing to the size that the image is offered.
  @MainActor func lower(isResizable: Bool, in context: LoweringContext) -> [ViewNode]
}

/// An image of its own each time it is made, because closures cannot be compared.
struct DrawnImage: Equatable, Sendable {
  let drawing: any ImageDrawing

  static func == (first: DrawnImage, second: DrawnImage) -> Bool {
    first.drawing === second.drawing
  }
}
