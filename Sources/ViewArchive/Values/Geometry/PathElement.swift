package enum PathElement: Codable, Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(Point, control: Point)
  case cubic(Point, control1: Point, control2: Point)
  case close
}
