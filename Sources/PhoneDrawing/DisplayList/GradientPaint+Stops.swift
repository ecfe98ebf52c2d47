package import CellRaster

extension GradientPaint {
  /// The stops for a painter that interpolates colour and opacity separately: a clear stop has no
  /// colour of its own, so it takes that of a neighbour, and only the opacity changes towards it.
  /// Locations are 0…1.
  package var separateStops: [Stop] {
    stops.enumerated().map { index, stop in
      var stop = stop
      stop.location = min(max(stop.location, 0), 1)
      guard stop.tint.alpha == 0 else { return stop }
      let neighbours = [index - 1, index + 1].filter(stops.indices.contains)
      let visible = neighbours.map { stops[$0].tint }.first { $0.alpha > 0 }
      stop.tint.color = visible?.color ?? stop.tint.color
      return stop
    }
  }
}
