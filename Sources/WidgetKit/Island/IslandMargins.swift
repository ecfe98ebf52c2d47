import SwiftUI
import ViewArchive

extension PartialInsets {
  /// Sets the edges that have no value yet: the first of repeated `contentMargins` takes precedence
  /// (ISLAND-10).
  mutating func fill(_ edges: Edge.Set, with length: Double) {
    if edges.contains(.top) { top = top ?? length }
    if edges.contains(.leading) { leading = leading ?? length }
    if edges.contains(.bottom) { bottom = bottom ?? length }
    if edges.contains(.trailing) { trailing = trailing ?? length }
  }
}

/// The margins set in a Dynamic Island's source, by mode.
struct IslandMargins {
  private var byMode: [DynamicIslandMode.Name: PartialInsets] = [:]

  mutating func fill(_ edges: Edge.Set, with length: Double, for mode: DynamicIslandMode) {
    byMode[mode.name, default: PartialInsets()].fill(edges, with: length)
  }

  /// Returns the margins in points, with the device's defaults for edges that are not set; in the
  /// compact presentations only the outer edge has a default margin (ISLAND-8).
  func resolved(for mode: DynamicIslandMode, on island: IslandMeasures) -> Insets {
    let defaults: Insets
    switch mode.name {
    case .expanded: defaults = island.expandedMargins
    case .compactLeading: defaults = Insets(leading: island.compactMargin)
    case .compactTrailing: defaults = Insets(trailing: island.compactMargin)
    case .minimal: defaults = Insets(all: island.minimalMargin)
    }
    return (byMode[mode.name] ?? PartialInsets()).filled(from: defaults)
  }
}
