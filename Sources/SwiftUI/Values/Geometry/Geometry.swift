import ViewArchive

extension CGSize {
  var size: ViewArchive.Size { ViewArchive.Size(width: width, height: height) }
}

extension CGPoint {
  var point: Point { Point(x: x, y: y) }
}
