/// A view that can scroll to its children by identifier, on the screen of an app. Archived views do
/// not scroll.
public struct ScrollViewReader<Content: View> {
  private let content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollScope()

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View {
    ScrollScopeView(scope: scope, content: content(ScrollViewProxy(scope: scope)))
  }
}

public struct ScrollViewProxy: Sendable {
  let scope: ScrollScope

  /// Scrolls the scroll views of the reader until the view is seen.
  ///
  /// - Parameter anchor: The point of the view and of what is seen that should be at the same place;
  ///   nil: scroll as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let target = ScrollTarget(id) else { return }
    scope.scroll(to: target, anchor.place)
  }
}
