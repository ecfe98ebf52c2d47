/// A stack of screens; the root screen is drawn.
public struct NavigationStack<Data, Root: View> {
  private let root: Root

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View {
  public var body: some View { UnsupportedContainer("NavigationStack") { root } }
}
