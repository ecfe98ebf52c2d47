/// A drawing that is equal to itself alone, because closures cannot be compared.
struct ImageDrawingBox: Equatable, Sendable {
  let drawing: any ImageDrawing

  static func == (first: ImageDrawingBox, second: ImageDrawingBox) -> Bool {
    first.drawing === second.drawing
  }
}
