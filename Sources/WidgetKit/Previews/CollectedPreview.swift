import ActivityKit
import Foundation
package import HostProtocol

/// A preview of a Live Activity, its values encoded as JSON.
package struct CollectedPreview {
  package var name: String?
  /// The encoded preview, or the error of encoding the attributes or a state.
  package var activity: Result<HostDescription.ActivityPreview, any Error>

  init<Attributes: ActivityAttributes>(
    name: String?, attributes: Attributes, states: [Attributes.ContentState], isStale: Bool,
    viewKind: ActivityPreviewViewKind
  ) {
    self.name = name
    activity = Result {
      HostDescription.ActivityPreview(
        attributesType: Attributes.wireName, attributes: try ActivityCoding.encode(attributes),
        states: try states.map { try ActivityCoding.encode($0) }, isStale: isStale,
        viewKind: viewKind.described)
    }
  }
}
