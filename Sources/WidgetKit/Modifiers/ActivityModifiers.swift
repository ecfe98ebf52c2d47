public import Foundation
public import SwiftUI
import ViewArchive

extension View {
  /// Sets the card's background colour. Nil: the system's.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    ActivityPropertyView(content: self) { $0.activityBackgroundTint = color?.resolvedStyle }
  }

  /// Sets the text colour of the button that the system adds to a card.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    ActivityPropertyView(content: self) { $0.systemActionForeground = color?.resolvedStyle }
  }

  /// Sets the URL that a tap on this presentation opens; the outermost of several takes precedence.
  @ViewBuilder
  public func widgetURL(_ url: URL?) -> some View {
    if let url {
      NodeModifiedView(content: self, modifier: .widgetURL(url))
    } else {
      self
    }
  }

  /// Sets where this view is placed, in a side region of the expanded island, if it is wider than
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

  /// Marks views that a home screen tints in its accent colour; no effect in a Live Activity.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Adds a label that a watch draws along the rim of its face; no effect on an iPhone.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func widgetLabel(_ label: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  public func widgetLabel<Label: StringProtocol>(_ label: Label) -> some View { self }

  /// Bends text along the rim of a watch's face; no effect on an iPhone.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}
