import ViewArchive

/// The stroked outline of a shape, as a shape.
struct StrokedShape<Base: Shape> {
  let shape: Base
  let style: StrokeStyle
}

extension StrokedShape: Shape, OutlinedShape {
  /// The centre line of the stroke; the node stores the line width separately.
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated package func outline(in size: CGSize) -> ShapeOutline {
    ShapeOutline(shape.outline(for: size).kind, stroke: style)
  }
}

/// A shape with a changed outline: trimmed, inset, rotated or offset.
struct DerivedShape<Base: Shape> {
  enum Change {
    case trim(from: CGFloat, to: CGFloat)
    case inset(CGFloat)
    case rotation(Angle, UnitPoint)
    case offset(CGPoint)
    case scale(CGFloat, CGFloat, UnitPoint)
    case size(CGSize)
  }

  let shape: Base
  let change: Change
}

extension DerivedShape: Shape, OutlinedShape {
  nonisolated func path(in rect: CGRect) -> Path {
    switch change {
    case .trim(let from, let to): return shape.path(in: rect).trimmedPath(from: from, to: to)
    case .inset(let amount): return shape.path(in: rect.insetBy(dx: amount, dy: amount))
    case .offset(let offset): return shape.path(in: rect).offsetBy(dx: offset.x, dy: offset.y)
    case .size(let size): return shape.path(in: CGRect(origin: rect.origin, size: size))
    case .rotation(let angle, let anchor):
      let center = rect.point(anchor)
      let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
      return shape.path(in: rect).mapping {
        let (x, y) = ($0.x - center.x, $0.y - center.y)
        return Point(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
      }
    case .scale(let x, let y, let anchor):
      let center = rect.point(anchor)
      return shape.path(in: rect).mapping {
        Point(x: center.x + ($0.x - center.x) * x, y: center.y + ($0.y - center.y) * y)
      }
    }
  }

  nonisolated package func outline(in size: CGSize) -> ShapeOutline {
    let base = shape.outline(for: size)
    switch change {
    case .trim(let from, let to): return base.mapping { .trimmed($0, from: from, to: to) }
    case .inset(let amount): return base.mapping { .inset($0, by: amount) }
    case .offset(let offset): return base.mapping { .offset($0, offset.point) }
    case .rotation(let angle, .center): return base.mapping { .rotated($0, degrees: angle.degrees) }
    case .rotation, .scale, .size:
      let path = path(in: CGRect(origin: .zero, size: size))
      return base.mapping { _ in .path(path.elements, size.size) }
    }
  }
}

extension DerivedShape: InsettableShape where Base: InsettableShape {
  nonisolated func inset(by amount: CGFloat) -> DerivedShape<Self> {
    DerivedShape<Self>(shape: self, change: .inset(amount))
  }
}

extension CGRect {
  fileprivate func point(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}

extension Shape {
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    DerivedShape(shape: self, change: .trim(from: startFraction, to: endFraction))
  }

  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    DerivedShape(shape: self, change: .rotation(angle, anchor))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    DerivedShape(shape: self, change: .offset(CGPoint(x: x, y: y)))
  }

  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    DerivedShape(shape: self, change: .scale(x, y, anchor))
  }

  nonisolated public func size(_ size: CGSize) -> some Shape {
    DerivedShape(shape: self, change: .size(size))
  }

  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A type-erased shape.
public struct AnyShape {
  private let shape: any Shape

  nonisolated public init(_ shape: some Shape) { self.shape = shape }
}

extension AnyShape: Shape, OutlinedShape {
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated package func outline(in size: CGSize) -> ShapeOutline { shape.outline(for: size) }
}
