import ViewArchive

/// A navigation stack on the screen of an app; in a widget its content, reported as unsupported.
struct ScreenContainer<Root: View>: View {
  @Environment(\.isOnScreen) private var isOnScreen
  let name: String
  let root: Root
  let path: NavigationPathAccess?

  var body: some View {
    if isOnScreen {
      NavigationContainer(root: AnyView(root), path: path)
    } else {
      UnsupportedContainer(name) { root }
    }
  }
}
