/// The views that a container was given.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  @MainActor
  init(of container: AnyView, in context: LoweringContext) {
    let count = Lowering.nodes(of: container, in: context).count
    subviews = (0..<count).map { Subview(id: .init(index: $0), container: container) }
  }

  private init(_ subviews: [Subview]) { self.subviews = subviews }

  /// A collection without views.
  var none: Self { Self([]) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension Slice: View where Base == SubviewsCollection {
  public var body: some View { ForEach(Array(self)) { $0 } }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}
