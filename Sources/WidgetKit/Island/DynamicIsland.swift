public import Foundation
public import SwiftUI

/// What a Live Activity shows around the camera.
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

  /// Where a tap leads.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = url
    return copy
  }

  /// Tints the island's border; nil leaves it out.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.keylineTint = color
    return copy
  }

  /// Sets margins, in points, of a mode; for an edge that is named twice the first value counts.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    copy.margins.fill(edges, with: length, for: mode)
    return copy
  }
}
