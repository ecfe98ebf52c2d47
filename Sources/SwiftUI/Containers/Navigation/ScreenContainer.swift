import ViewArchive

/// A navigation stack on the screen of an app; in a widget its content, reported as unsupported.
struct ScreenContainer<Root: View>: View {
  let name: String
  let root: Root
  let path: NavigationPathAccess?

  var body: some View {
    NavigationContainer(root: AnyView(root), path: path)
      .inWidgets { UnsupportedContainer(name) { root } }
  }
}
