import ViewArchive

extension Path {
  /// Returns the area that is in one of the paths. Curves are approximated by lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the area that is in both paths. Curves are approximated by lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the area of this path that is not in the other. Curves are approximated by lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the area that is in one of the paths and not in both. Curves are approximated by lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the same area as an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    area(with: Path(), eoFill) { area, _ in area }
  }

  private func area(
    with other: Path, _ isEvenOdd: Bool, _ isKept: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    let outlines = PathArea(polygons, other.polygons, isEvenOdd: isEvenOdd, isKept: isKept)
      .outlines
    var path = Path()
    for corners in outlines {
      path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
    }
    return path
  }
}
