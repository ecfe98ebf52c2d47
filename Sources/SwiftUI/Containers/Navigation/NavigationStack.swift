/// A stack of screens; in a widget the root screen is drawn.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: NavigationPathAccess?

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationPathAccess(path)
  }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }
}

extension NavigationStack: View {
  public var body: some View {
    ScreenContainer(name: "NavigationStack", root: root, path: path)
  }
}
