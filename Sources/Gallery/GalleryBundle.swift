import SwiftUI
package import WidgetKit

/// The gallery's five Live Activities.
package struct GalleryBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    CountdownLiveActivity()
    MatchLiveActivity()
    DeliveryLiveActivity()
    UploadLiveActivity()
    RideLiveActivity()
  }
}
