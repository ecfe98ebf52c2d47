public import Foundation
public import SwiftUI

/// The views of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
  let regions: () -> [ErasedIslandRegion]
  let compactLeading: () -> any View
  let compactTrailing: () -> any View
  let minimal: () -> any View
  private(set) var margins = IslandMargins()
  private(set) var url: URL?
  private(set) var keylineTint: Color?

  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = { expanded().regions }
    self.compactLeading = compactLeading
    self.compactTrailing = compactTrailing
    self.minimal = minimal
  }

  /// Sets the URL that a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = url
    return copy
  }

  /// Tints the island's border. Nil: no border.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.keylineTint = color
    return copy
  }

  /// Sets margins, in points, of a mode; the first call that sets an edge takes precedence.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    copy.margins.fill(edges, with: length, for: mode)
    return copy
  }
}
