/// The view that an animator modifies.
public struct PlaceholderContentView<Value> {
  private let view: AnyView

  nonisolated init(view: some View) { self.view = AnyView(view) }
}

extension PlaceholderContentView: View {
  public var body: some View { view }
}
