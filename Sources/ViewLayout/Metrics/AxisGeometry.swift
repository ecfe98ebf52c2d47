package import ViewArchive

extension LayoutAxis {
  var other: LayoutAxis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Size {
  /// The length along an axis, in points.
  subscript(axis: LayoutAxis) -> Double {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  init(_ axis: LayoutAxis, along: Double, across: Double) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }
}

extension Point {
  subscript(axis: LayoutAxis) -> Double {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }

  init(_ axis: LayoutAxis, along: Double, across: Double) {
    switch axis {
    case .horizontal: self.init(x: along, y: across)
    case .vertical: self.init(x: across, y: along)
    }
  }

  func moved(by other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
}

extension Proposal {
  subscript(axis: LayoutAxis) -> Double? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  init(_ axis: LayoutAxis, along: Double?, across: Double?) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposed size, with `fallback`'s length where a length is nil.
  func size(or fallback: Size) -> Size {
    Size(width: width ?? fallback.width, height: height ?? fallback.height)
  }
}

extension Rect {
  /// Returns the rectangle mirrored horizontally in `room`, or unchanged where that is infinite.
  func mirrored(in room: Rect) -> Rect {
    let x = room.minX + (room.maxX - maxX)
    return x.isFinite ? Rect(x: x, y: minY, width: width, height: height) : self
  }

  /// Creates the smallest rectangle that encloses others. Nil: there are none.
  package init?(enclosing others: [Rect]) {
    guard let first = others.first else { return nil }
    self = others.dropFirst().reduce(first) { union, other in
      let (x, y) = (min(union.minX, other.minX), min(union.minY, other.minY))
      return Rect(
        x: x, y: y, width: max(union.maxX, other.maxX).distance(from: x),
        height: max(union.maxY, other.maxY).distance(from: y))
    }
  }
}

// Infinite lengths are valid results, but they cannot be placed, and their differences are
// undefined (NaN). Undefined values become 0: NaN never equals itself, so cache lookups would fail.

extension Double {
  /// Returns `self - other`, or 0 if both are infinite and the difference is undefined.
  func distance(from other: Double) -> Double {
    let difference = self - other
    return difference.isNaN ? 0 : difference
  }
}

extension Size {
  var defined: Size {
    Size(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
  }
}

extension Proposal {
  var defined: Proposal {
    Proposal(
      width: width.map { $0.isNaN ? 0 : $0 }, height: height.map { $0.isNaN ? 0 : $0 })
  }
}

extension Point {
  var defined: Point { Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
