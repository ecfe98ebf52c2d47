package import ViewArchive

extension Axis {
  var other: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Size {
  /// The length along an axis, in points.
  subscript(axis: Axis) -> Double {
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

  init(_ axis: Axis, along: Double, across: Double) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }
}

extension Point {
  subscript(axis: Axis) -> Double {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }

  init(_ axis: Axis, along: Double, across: Double) {
    switch axis {
    case .horizontal: self.init(x: along, y: across)
    case .vertical: self.init(x: across, y: along)
    }
  }

  func moved(by other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
}

extension Proposal {
  subscript(axis: Axis) -> Double? {
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

  init(_ axis: Axis, along: Double?, across: Double?) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The size itself, with `fallback` where nothing is proposed.
  func size(or fallback: Size) -> Size {
    Size(width: width ?? fallback.width, height: height ?? fallback.height)
  }
}

extension Rect {
  /// The same rectangle seen from the other end of `room`, as far as that has two ends.
  func mirrored(in room: Rect) -> Rect {
    let x = room.minX + (room.maxX - maxX)
    return x.isFinite ? Rect(x: x, y: minY, width: width, height: height) : self
  }

  /// The smallest rectangle around others; nil around none.
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

// Infinite lengths are answers like others, but they cannot be placed, and their differences mean
// nothing. What has no meaning becomes 0, so that every question keeps one answer.

extension Double {
  /// `self - other`, or 0 where both are infinite and the difference has no meaning.
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
