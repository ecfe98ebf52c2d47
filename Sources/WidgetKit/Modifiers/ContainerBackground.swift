public import SwiftUI
import ViewArchive

/// The container that a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The widget as a whole.
  public static let widget = Self(name: "widget")
}

extension View {
  /// Sets a background for the whole widget; StandBy omits it (SURFACE-2).
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    ContainerBackgroundView(content: self, alignment: alignment, background: content())
  }

  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(
      content: self, alignment: .center, background: Rectangle().fill(style))
  }
}

private struct ContainerBackgroundView<Content: View, Background: View>: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  let content: Content
  let alignment: Alignment
  let background: Background

  @ViewBuilder var body: some View {
    if showsBackground {
      content.background(alignment: alignment) { background }
    } else {
      content
    }
  }
}
