import SwiftUI
import ViewArchive

/// A region with its content's type erased.
struct ErasedIslandRegion {
  let content: any View
  let region: IslandRegionContent
  /// The source location. Nil: the region did not pass through the result builder.
  let place: StaticSourceLocation?
}
