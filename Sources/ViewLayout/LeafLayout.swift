import ViewArchive

/// The layout rules of views without children and without text.
enum LeafLayout: LayoutRule {
  case nothing
  /// Takes the proposed size, with `ideal` points for a length that is nil.
  case greedy(ideal: Size)
  /// A square with the smaller of the two proposed lengths.
  case square(ideal: Double)
  /// Icons and rings: a square inside the proposal, in the icon sizes of the grid (GRID-9).
  case icon(ideal: Double)
  /// Takes the proposed width and always has the same height.
  case bar
  case fixed(Size)
  /// A symbol, which stands on the baseline as a letter.
  case symbol(SymbolSize)
  /// A symbol that takes the proposed size.
  case resizableSymbol(SymbolSize)
  /// A square image of fixed size.
  case squareImage(Size)
  /// Space along its stack; outside of a stack along both axes (LAYOUT-4).
  case spacer(along: LayoutAxis?, minimum: Double?)
  /// A line across its stack; horizontal outside of one (LAYOUT-5).
  case divider(in: LayoutAxis?)

  /// The ideal length of views that have none of their own, in points (LAYOUT-5, LAYOUT-8).
  static let ideal = 10.0

  func size(of box: LayoutBox, in proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let metrics = pass.metrics
    switch self {
    case .nothing: return .zero
    case .greedy(let ideal): return proposal.size(or: metrics.size(ideal))
    case .square(let ideal):
      let side = smaller(of: proposal, or: ideal)
      return limited(metrics.size(Size(width: side, height: side)), to: proposal, metrics)
    case .icon(let ideal):
      return limited(metrics.icon(smaller(of: proposal, or: ideal)), to: proposal, metrics)
    case .bar:
      let ideal = Size(width: metrics.length(Self.ideal, .horizontal), height: metrics.barHeight)
      return Size(width: proposal.width ?? ideal.width, height: ideal.height)
    case .fixed(let size): return metrics.size(size)
    case .symbol(let symbol): return shrunk(symbol.frame(in: metrics), proposal, metrics)
    case .resizableSymbol(let symbol): return proposal.size(or: symbol.image(in: metrics))
    case .squareImage(let size):
      let icon = metrics.isGridded ? metrics.icon(max(size.width, size.height)) : metrics.size(size)
      return shrunk(icon, proposal, metrics)
    case .spacer(let axis, let minimum): return spacer(along: axis, minimum, proposal, pass)
    case .divider(let axis):
      let along = axis == .horizontal ? LayoutAxis.vertical : .horizontal
      let length = proposal[along] ?? metrics.length(Self.ideal, along)
      return Size(along, along: length, across: metrics.dividerThickness(across: along.other))
    }
  }

  func explicitGuide(
    _ guide: Guide, of id: BoxID, in proposal: Proposal, _ pass: inout LayoutPass
  ) -> Double? {
    guard case .symbol(let symbol) = self else {
      return childrensGuide(guide, of: id, in: proposal, &pass)
    }
    switch guide {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      return symbol.baseline(in: pass.metrics)
    case .horizontal, .vertical(.top), .vertical(.center), .vertical(.bottom), .vertical(.custom):
      return nil
    }
  }

  /// Icons shrink to one row if the proposed height is less than their own (GRID-9).
  private func shrunk(_ icon: Size, _ proposal: Proposal, _ metrics: LayoutMetrics) -> Size {
    guard metrics.isGridded, let height = proposal.height, height < icon.height else { return icon }
    return metrics.icon(1)
  }

  private func smaller(of proposal: Proposal, or ideal: Double) -> Double {
    switch (proposal.width, proposal.height) {
    case (let width?, let height?): min(width, height)
    case (let length?, nil), (nil, let length?): min(length, ideal)
    case (nil, nil): ideal
    }
  }

  /// Prevents rounding to cells from making a view larger than its proposal.
  private func limited(_ size: Size, to proposal: Proposal, _ metrics: LayoutMetrics) -> Size {
    guard metrics.isGridded else { return size }
    return Size(
      width: min(size.width, proposal.width ?? size.width),
      height: min(size.height, proposal.height ?? size.height))
  }

  private func spacer(
    along axis: LayoutAxis?, _ minimum: Double?, _ proposal: Proposal, _ pass: LayoutPass
  ) -> Size {
    func length(_ axis: LayoutAxis) -> Double {
      let minimum = pass.metrics.spacerMinimum(minimum, axis)
      if axis == .vertical, pass.hasRestingSpacers { return minimum }
      return max(proposal[axis] ?? minimum, minimum)
    }
    guard let axis else { return Size(width: length(.horizontal), height: length(.vertical)) }
    return Size(axis, along: length(axis), across: 0)
  }
}

extension ImageContent {
  /// The side of an image of unknown size, in points.
  static let unknownSide = 20.0

  var rule: LeafLayout {
    switch source {
    case .symbol(let name): return rule(of: .named(name))
    case .customSymbol(let symbol): return rule(of: .custom(symbol))
    case .asset, .unreadable, .data:
      let size = naturalSize ?? Size(width: Self.unknownSide, height: Self.unknownSide)
      if isResizable { return .greedy(ideal: size) }
      let isSquare = abs(size.width - size.height) <= 0.25 * max(size.width, size.height)
      return isSquare ? .squareImage(size) : .fixed(size)
    }
  }

  private func rule(of symbol: SymbolSize.Symbol) -> LeafLayout {
    let size = SymbolSize(symbol: symbol, font: font.symbolPointSize, scale: scale)
    return isResizable ? .resizableSymbol(size) : .symbol(size)
  }
}
