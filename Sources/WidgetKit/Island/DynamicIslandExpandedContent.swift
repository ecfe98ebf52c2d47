public import SwiftUI

/// The regions of the expanded island, in source order; `Content` only makes islands of different
/// views different types.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [ErasedIslandRegion]
}
