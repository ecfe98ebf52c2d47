import ActivityKit
import SwiftUI
import ViewArchive

/// Collects the activities in a `PreviewProvider`'s views while these are lowered.
@MainActor
final class PreviewCollector {
  private(set) var previews: [CollectedPreview] = []

  func add(_ preview: CollectedPreview) { previews.append(preview) }
}
