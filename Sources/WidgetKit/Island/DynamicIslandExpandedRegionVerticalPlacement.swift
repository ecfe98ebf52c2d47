import SwiftUI
import ViewArchive

/// Where a view of a side region is placed if it is wider than the room beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  let movesBelow: Bool

  /// The view stays in that room.
  public static let `default` = Self(movesBelow: false)
  /// The view moves below the camera.
  public static let belowIfTooWide = Self(movesBelow: true)
}
