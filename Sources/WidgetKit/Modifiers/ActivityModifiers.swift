public import Foundation
public import SwiftUI
import ViewArchive

extension View {
  /// The card's background; nil is the system's.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    RecordingView(content: self) { $0.activityBackgroundTint = color?.resolvedStyle }
  }

  /// The text colour of the button that the system adds to a card.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    RecordingView(content: self) { $0.systemActionForeground = color?.resolvedStyle }
  }

  /// Where a tap on this presentation leads; of several the outermost counts.
  @ViewBuilder
  public func widgetURL(_ url: URL?) -> some View {
    if let url {
      NodeModifiedView(content: self, modifier: .widgetURL(url))
    } else {
      self
    }
  }

  /// What happens to this view, in a side region of the expanded island, when it is too wide for
  /// the room beside the camera.
  @ViewBuilder
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    if verticalPlacement.movesBelow {
      NodeModifiedView(content: self, modifier: .belowIfTooWide)
    } else {
      self
    }
  }

  /// Marks what is tinted on a home screen in accent colour; a Live Activity never is.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// A label that a watch draws along the rim of its face; an iPhone has none.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func widgetLabel<Label: StringProtocol>(_ label: Label) -> some View { self }

  /// Bends text along the rim of a watch's face; an iPhone has none.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}
