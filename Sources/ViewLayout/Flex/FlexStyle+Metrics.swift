import ViewArchive

extension FlexStyle {
  /// Returns the style with its lengths as they are measured: on the grid in whole cells, so that equal
  /// boxes have equally many (FLEX-2).
  ///
  /// - Parameter isInRow: True when the parent's children are in a row.
  func measured(by metrics: LayoutMetrics, isInRow: Bool) -> FlexStyle {
    var style = self
    style.insets = insets.measured(by: metrics)
    style.margin = margin.measured(by: metrics)
    style.padding = padding.measured(by: metrics)
    style.border = border.measured(by: metrics)
    style.sizes = sizes.measured(by: metrics)
    style.container = container.measured(by: metrics)
    style.item.basis = item.basis?.sized(metrics, isInRow ? .horizontal : .vertical)
    style.item.flex = item.flex?.share
    style.item.grow = item.grow?.share
    style.item.shrink = item.shrink?.share
    return style
  }
}

extension Double {
  /// The number as a share; nil: it is no finite number.
  fileprivate var share: Double? { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : nil }

  /// The number as a length that is laid out, in points; nil: it is no number.
  fileprivate var layoutLength: Double? {
    isNaN ? nil : Swift.min(Swift.max(self, -CellMetric.longest), CellMetric.longest)
  }
}

extension FlexLength {
  /// Returns a length that the style sets for a box; nil: it is none.
  fileprivate func sized(_ metrics: LayoutMetrics, _ axis: LayoutAxis) -> FlexLength? {
    converted { metrics.length(max($0, 0), axis) }
  }

  /// Returns a distance that the style sets; nil: it is none.
  fileprivate func distance(_ metrics: LayoutMetrics, _ axis: LayoutAxis) -> FlexLength? {
    converted { metrics.distance($0, axis) }
  }

  private func converted(_ convert: (Double) -> Double) -> FlexLength? {
    switch self {
    case .points(let points): points.layoutLength.map { .points(convert($0)) }
    case .percent(let percent): percent.share.map { .percent($0) }
    case .auto: .auto
    }
  }
}

extension FlexEdges {
  fileprivate func measured(by metrics: LayoutMetrics) -> FlexEdges {
    var edges = FlexEdges()
    edges.horizontal = (horizontal ?? all)?.distance(metrics, .horizontal)
    edges.left = left?.distance(metrics, .horizontal)
    edges.right = right?.distance(metrics, .horizontal)
    edges.start = start?.distance(metrics, .horizontal)
    edges.end = end?.distance(metrics, .horizontal)
    edges.vertical = (vertical ?? all)?.distance(metrics, .vertical)
    edges.top = top?.distance(metrics, .vertical)
    edges.bottom = bottom?.distance(metrics, .vertical)
    return edges
  }
}

extension FlexSizes {
  fileprivate func measured(by metrics: LayoutMetrics) -> FlexSizes {
    var sizes = self
    sizes.width = width?.sized(metrics, .horizontal)
    sizes.minimumWidth = minimumWidth?.sized(metrics, .horizontal)
    sizes.maximumWidth = maximumWidth?.sized(metrics, .horizontal)
    sizes.height = height?.sized(metrics, .vertical)
    sizes.minimumHeight = minimumHeight?.sized(metrics, .vertical)
    sizes.maximumHeight = maximumHeight?.sized(metrics, .vertical)
    if let ratio = aspectRatio, !(ratio > 0 && ratio.isFinite) { sizes.aspectRatio = nil }
    return sizes
  }
}

extension FlexContainerStyle {
  fileprivate func measured(by metrics: LayoutMetrics) -> FlexContainerStyle {
    var container = self
    container.gap = nil
    container.rowGap = (rowGap ?? gap)?.distance(metrics, .vertical)
    container.columnGap = (columnGap ?? gap)?.distance(metrics, .horizontal)
    return container
  }
}
