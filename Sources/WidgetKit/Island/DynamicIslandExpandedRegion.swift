public import SwiftUI
import ViewArchive

/// Where a region of the expanded island is.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  let position: IslandRegionContent.Position

  /// Beside the camera, and below it what is too tall.
  public static let leading = Self(position: .leading)
  public static let trailing = Self(position: .trailing)
  /// Below the camera.
  public static let center = Self(position: .center)
  /// Below all others.
  public static let bottom = Self(position: .bottom)
}

/// What happens to a view of a side region that is too wide for the room beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  let movesBelow: Bool

  /// It has to do with that room.
  public static let `default` = Self(movesBelow: false)
  /// It moves below the camera.
  public static let belowIfTooWide = Self(movesBelow: true)
}

/// Views for one part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  private let content: Content
  private var region: IslandRegionContent
  private var place: WrittenPlace?

  /// - Parameter priority: of leading and trailing, the region with the higher one gets more width.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    region = IslandRegionContent(position: position.position, priority: priority)
  }

  public var _viewRepresentation: some View { content }

  /// Sets margins, in points, on edges that touch the island's; for an edge that is named twice
  /// the first value counts.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var copy = self
    copy.region.contentMargins.fill(edges, with: length)
    return copy
  }

  func written(at place: WrittenPlace) -> Self {
    var copy = self
    copy.place = place
    return copy
  }

  var erased: ErasedIslandRegion {
    ErasedIslandRegion(content: content, region: region, place: place)
  }
}

/// A region that has forgotten the type of its views.
struct ErasedIslandRegion {
  let content: any View
  let region: IslandRegionContent
  /// Nil for a region that no builder was given.
  let place: WrittenPlace?
}
