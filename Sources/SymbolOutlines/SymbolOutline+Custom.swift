package import ViewArchive

extension SymbolOutline {
  /// The longest length of a custom symbol, which comes from a file of the project.
  private static let longest = 1_000.0

  /// Returns the outline of a custom symbol; what is too far away is left out.
  package init(_ symbol: CustomSymbol) {
    width = symbol.width.isFinite ? min(max(symbol.width, 1), Self.longest) : 1
    steps = symbol.parts.compactMap { part in
      guard let ink = CurveBox(part.path)?.rect(grownBy: 0),
        [ink.minX, ink.maxX, ink.minY, ink.maxY].allSatisfy({ abs($0) <= Self.longest })
      else { return nil }
      return .ink(
        OutlineInk(
          path: part.path, isFilled: true, isEvenOdd: part.isEvenOdd,
          layer: min(max(part.layer, 1), 3)))
    }
  }
}
