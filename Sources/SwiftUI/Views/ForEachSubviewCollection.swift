/// The data of a `ForEach` over subviews, which are only known when it is drawn.
public struct ForEachSubviewCollection: RandomAccessCollection {
  let base: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { Subview(id: .init(index: index), container: base) }
}

extension ForEach where Data == ForEachSubviewCollection, ID == Subview.ID, Content: View {
  nonisolated public init(
    subviews view: some View, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      _data: ForEachSubviewCollection(base: AnyView(view)), identity: { $0.id }, content: content)
  }
}
