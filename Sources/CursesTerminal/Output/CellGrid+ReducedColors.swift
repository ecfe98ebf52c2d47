package import CellRaster

extension CellGrid {
  /// Returns this grid in the colours that a terminal of a lower colour depth would show.
  package func reduced(to depth: ColorDepth) -> CellGrid {
    var grid = self
    switch depth {
    case .direct: break
    case .mono:
      grid.restyle { style in
        style.foreground = .white
        style.background = .black
      }
    case .sixteen, .indexed:
      var reducer = ColorReducer(depth: depth, colors: depth == .sixteen ? 16 : 256)
      grid.restyle { style in
        let numbers = reducer.reduce(foreground: style.foreground, background: style.background)
        style.foreground = IndexedColors.palette[Int(numbers.foreground)]
        style.background = IndexedColors.palette[Int(numbers.background)]
      }
    }
    return grid
  }
}
