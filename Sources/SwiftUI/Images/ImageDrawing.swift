import ViewArchive

/// What draws an image that has no source.
protocol ImageDrawing: AnyObject, Sendable {
  /// - Parameter isResizable: True to scale the drawing to the size that the image is offered.
  @MainActor func lower(isResizable: Bool, in context: LoweringContext) -> [ViewNode]
}
