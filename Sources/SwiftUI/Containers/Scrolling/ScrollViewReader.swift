/// A view that can scroll to its children by identifier. Archived views do not scroll.
public struct ScrollViewReader<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }
}

extension ScrollViewReader: View {
  public var body: some View { content }
}

public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
