import ViewArchive

/// Converts lines of a given width to areas: a bar for each segment, a disc at each joint.
enum StrokeOutline {
  /// Returns the areas of stroked lines; `width` and `dash` in points.
  static func areas(along lines: [Polyline], width: Double, dash: [Double] = []) -> [Polyline] {
    let half = width / 2
    guard half > 0 else { return [] }
    var areas: [Polyline] = []
    for line in dashed(lines, pattern: dash) {
      let corners = line.corners
      for (a, b) in zip(corners, corners.dropFirst()) {
        let length = a.distance(to: b)
        guard length > 0 else { continue }
        let (x, y) = (-(b.y - a.y) / length * half, (b.x - a.x) / length * half)
        areas.append(
          Polyline(
            [
              Point(x: a.x - x, y: a.y - y), Point(x: b.x - x, y: b.y - y),
              Point(x: b.x + x, y: b.y + y), Point(x: a.x + x, y: a.y + y),
            ], isClosed: true))
      }
      for joint in corners.dropFirst().dropLast(line.isClosed ? 0 : 1) {
        areas.append(
          Polyline(
            Polyline.arc(center: joint, radiusX: half, radiusY: half, from: 0, to: 360),
            isClosed: true))
      }
    }
    return areas
  }

  private static func dashed(_ lines: [Polyline], pattern: [Double]) -> [Polyline] {
    let period = pattern.reduce(0, +)
    // A dash pattern shorter than a point looks like a solid line.
    guard period >= 1, pattern.allSatisfy({ $0 >= 0 }) else { return lines }
    var pieces: [Polyline] = []
    for line in lines {
      let length = min(line.length, 100_000)
      var position = 0.0
      var index = 0
      while position < length {
        let next = position + pattern[index % pattern.count]
        if index.isMultiple(of: 2), next > position {
          pieces.append(line.piece(from: position, to: next))
        }
        position = next
        index += 1
      }
    }
    return pieces
  }
}
