import Foundation

/// Parses the data of an SVG path.
package struct SvgPathParser {
  private var bytes: [UInt8]
  private var index = 0
  private var path: [PathElement] = []
  private var start = Point.zero
  private var current = Point.zero
  /// The last control point, which the smooth commands mirror.
  private var control: Point?

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The elements of the path. Nil: the data is malformed.
  package var elements: [PathElement]? {
    var parser = self
    return parser.parse() ? parser.path : nil
  }

  private mutating func parse() -> Bool {
    var command: UInt8 = 0
    while true {
      skipSeparators()
      guard index < bytes.count else { return true }
      let byte = bytes[index]
      if byte >= UInt8(ascii: "A"), byte != UInt8(ascii: "e") {
        command = byte
        index += 1
      }
      guard command != 0, perform(command) else { return false }
      // Coordinates that follow a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let base = isRelative ? current : .zero
    switch UInt8(command & 0xDF) {
    case UInt8(ascii: "M"):
      guard let point = point(from: base) else { return false }
      path.append(.move(point))
      (start, current, control) = (point, point, nil)
    case UInt8(ascii: "L"):
      guard let point = point(from: base) else { return false }
      line(to: point)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: Point(x: base.x + x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: Point(x: current.x, y: base.y + y))
    case UInt8(ascii: "C"):
      guard let first = point(from: base), let second = point(from: base),
        let end = point(from: base)
      else { return false }
      cubic(first, second, end)
    case UInt8(ascii: "S"):
      guard let second = point(from: base), let end = point(from: base) else { return false }
      cubic(mirrored, second, end)
    case UInt8(ascii: "Q"):
      guard let middle = point(from: base), let end = point(from: base) else { return false }
      quadratic(middle, end)
    case UInt8(ascii: "T"):
      guard let end = point(from: base) else { return false }
      quadratic(mirrored, end)
    case UInt8(ascii: "A"): return arc(from: base)
    case UInt8(ascii: "Z"):
      path.append(.close)
      (current, control) = (start, nil)
    default: return false
    }
    return true
  }

  private var mirrored: Point {
    guard let control else { return current }
    return Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to point: Point) {
    path.append(.line(point))
    (current, control) = (point, nil)
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    path.append(.cubic(end, control1: first, control2: second))
    (current, control) = (end, second)
  }

  private mutating func quadratic(_ middle: Point, _ end: Point) {
    path.append(.quadratic(end, control: middle))
    (current, control) = (end, middle)
  }

  // MARK: Arcs

  private mutating func arc(from base: Point) -> Bool {
    guard let rx = number(), let ry = number(), let degrees = number(), let isLarge = flag(),
      let isClockwise = flag(), let end = point(from: base)
    else { return false }
    for piece in Self.arc(
      from: current, to: end, radii: (abs(rx), abs(ry)), degrees: degrees, isLarge: isLarge,
      isClockwise: isClockwise)
    {
      path.append(piece)
    }
    (current, control) = (end, nil)
    return true
  }

  /// Returns an elliptical arc as cubic pieces of at most a quarter (SVG 1.1, appendix F.6).
  private static func arc(
    from start: Point, to end: Point, radii: (x: Double, y: Double), degrees: Double,
    isLarge: Bool, isClockwise: Bool
  ) -> [PathElement] {
    guard radii.x > 0, radii.y > 0, start != end else { return [.line(end)] }
    let turn = degrees * .pi / 180
    let (cosTurn, sinTurn) = (cos(turn), sin(turn))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosTurn * dx + sinTurn * dy, cosTurn * dy - sinTurn * dx)
    var (rx, ry) = radii
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let square = rx * rx * y * y + ry * ry * x * x
    let factor =
      max(rx * rx * ry * ry / square - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = Point(
      x: cosTurn * cx - sinTurn * cy + (start.x + end.x) / 2,
      y: sinTurn * cx + cosTurn * cy + (start.y + end.y) / 2)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite else { return [.line(end)] }
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        x: center.x + cosTurn * rx * x - sinTurn * ry * y,
        y: center.y + sinTurn * rx * x + cosTurn * ry * y)
    }
    return (0..<count).map { index in
      let a = first + Double(index) * step
      let b = a + step
      let to = index == count - 1 ? end : place(cos(b), sin(b))
      return .cubic(
        to, control1: place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        control2: place(cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
    }
  }

  // MARK: Numbers

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  private mutating func point(from base: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: base.x + x, y: base.y + y)
  }

  /// A flag of an arc: one digit, which the next number may follow at once.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func number() -> Double? {
    skipSeparators()
    let first = index
    var hasPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      let isExponent = byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
      if byte == UInt8(ascii: ".") {
        if hasPoint { break }
        hasPoint = true
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        guard index == first || bytes[index - 1] | 0x20 == UInt8(ascii: "e") else { break }
      } else if isExponent {
        hasPoint = true
      } else if !(0x30...0x39).contains(byte) {
        break
      }
      index += 1
    }
    return Double(String(decoding: bytes[first..<index], as: UTF8.self))
  }
}
