import ViewArchive
import ViewLayout

/// A type-erased layout, with which a view can switch between layouts.
public struct AnyLayout {
  private let view: @Sendable (AnyView) -> AnyView

  nonisolated public init<Wrapped: Layout & Sendable>(_ layout: Wrapped) {
    view = { AnyView(LayoutView(layout: layout, content: $0)) }
  }

  nonisolated public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    view(AnyView(content()))
  }
}
