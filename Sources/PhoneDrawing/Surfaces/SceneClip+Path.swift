import CellRaster
import PhoneScreen
import ViewArchive

extension SceneClip {
  /// The outline of a rectangle with round corners, whose sides swing outwards where they are long
  /// enough.
  var path: [PathElement] {
    let outline = [PathElement].rounded(rect, radius: cornerRadius)
    guard reach > 0 else { return outline }
    var path: [PathElement] = []
    var last = rect.origin
    var first: Point?
    for element in outline {
      switch element {
      case .move(let point):
        path.append(element)
        (first, last) = (first ?? point, point)
      case .line(let point):
        path += side(from: last, to: point)
        last = point
      case .cubic(let point, _, _), .quadratic(let point, _):
        path.append(element)
        last = point
      case .close:
        if let first { path += side(from: last, to: first) }
        path.append(element)
      }
    }
    return path
  }

  /// The side between two points, clockwise.
  private func side(from start: Point, to end: Point) -> [PathElement] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = abs(dx) + abs(dy)
    guard length >= 4 * reach else { return [.line(end)] }
    let way = Point(x: dx / length * reach, y: dy / length * reach)
    func point(_ start: Point, _ along: Double, isOutside: Bool) -> Point {
      let out = isOutside ? 1.0 : 0
      return Point(
        x: start.x + along * way.x + out * way.y, y: start.y + along * way.y - out * way.x)
    }
    return [
      .cubic(
        point(start, 2, isOutside: true), control1: point(start, 1, isOutside: false),
        control2: point(start, 1, isOutside: true)),
      .line(point(end, -2, isOutside: true)),
      .cubic(
        end, control1: point(end, -1, isOutside: true),
        control2: point(end, -1, isOutside: false)), .line(end),
    ]
  }
}
