import ViewArchive

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

extension Double {
  /// `self - other`, or 0 where both are infinite and the difference has no meaning.
  func distance(from other: Double) -> Double {
    let difference = self - other
    return difference.isNaN ? 0 : difference
  }
}
