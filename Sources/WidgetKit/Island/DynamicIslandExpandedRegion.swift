public import SwiftUI
import ViewArchive

/// The position of a region in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  let position: IslandRegionContent.Position

  /// Beside the camera; what is taller continues below it.
  public static let leading = Self(position: .leading)
  public static let trailing = Self(position: .trailing)
  /// Below the camera.
  public static let center = Self(position: .center)
  /// Below all other regions.
  public static let bottom = Self(position: .bottom)
}

/// Views for one part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  private let content: Content
  private var region: IslandRegionContent
  private var place: StaticSourceLocation?

  /// - Parameter priority: Of the leading and the trailing region, the one with the higher priority
  ///   gets more width.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    region = IslandRegionContent(position: position.position, priority: priority)
  }

  public var _viewRepresentation: some View { content }

  /// Sets margins, in points, on edges that touch the island's; the first call that sets an edge
  /// takes precedence.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var copy = self
    copy.region.contentMargins.fill(edges, with: length)
    return copy
  }

  func located(at place: StaticSourceLocation) -> Self {
    var copy = self
    copy.place = place
    return copy
  }

  var erased: ErasedIslandRegion {
    ErasedIslandRegion(content: content, region: region, place: place)
  }
}
