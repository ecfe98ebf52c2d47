import ViewArchive

/// A shape with a changed outline: trimmed, inset, rotated or offset.
struct DerivedShape<Base: Shape> {
  enum Change {
    case trim(from: CGFloat, to: CGFloat)
    case inset(CGFloat)
    case rotation(Angle, UnitPoint)
    case offset(CGPoint)
    case scale(CGFloat, CGFloat, UnitPoint)
    case size(CGSize)
    case transform(CGAffineTransform)
  }

  let shape: Base
  let change: Change
}

extension DerivedShape: Shape, PrimitiveShape {
  nonisolated func path(in rect: CGRect) -> Path {
    switch change {
    case .trim(let from, let to): return shape.path(in: rect).trimmedPath(from: from, to: to)
    case .inset(let amount): return shape.path(in: rect.insetBy(dx: amount, dy: amount))
    case .offset(let offset): return shape.path(in: rect).offsetBy(dx: offset.x, dy: offset.y)
    case .size(let size): return shape.path(in: CGRect(origin: rect.origin, size: size))
    case .transform(let transform): return shape.path(in: rect).applying(transform)
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

  nonisolated package func outline(in size: CGSize) -> ShapePath {
    let base = shape.outline(for: size)
    switch change {
    case .trim(let from, let to): return base.mapping { .trimmed($0, from: from, to: to) }
    case .inset(let amount): return base.mapping { .inset($0, by: amount) }
    case .offset(let offset): return base.mapping { .offset($0, offset.point) }
    case .rotation(let angle, .center): return base.mapping { .rotated($0, degrees: angle.degrees) }
    case .rotation, .scale, .size, .transform:
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
