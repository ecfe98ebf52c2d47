package import ActivityModel
package import ViewArchive

extension Device {
  /// The island's measures on this phone (SIZE-1).
  package var islandMeasures: IslandMeasures {
    IslandMeasures(
      camera: Size(width: PhoneMeasures.camera.width, height: PhoneMeasures.camera.height),
      expandedWidth: expandedWidth, expandedHeight: PhoneMeasures.expandedHeight,
      compactWidth: compactWidth, restingHeight: PhoneMeasures.restingHeight,
      minimal: Size(width: PhoneMeasures.minimalWidth, height: PhoneMeasures.restingHeight),
      detachedWidth: PhoneMeasures.detachedWidth,
      expandedMargins: Insets(all: expandedMargin ?? PhoneMeasures.expandedMargin),
      inset: islandInset ?? PhoneMeasures.islandInset)
  }

  /// The radius of the screen's corners, in points (PICTURE-18). The expanded island is concentric with
  /// them: its radius is less by its distance from the edges.
  package var displayRadius: Double {
    switch front {
    case .island: expandedRadius + (islandInset ?? PhoneMeasures.islandInset)
    case .notch: 44
    case .homeButton: 0
    case .plain: 18
    }
  }
}
