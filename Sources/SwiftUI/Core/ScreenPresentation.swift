import ViewArchive

/// What is shown over a screen: a sheet, which replaces it, or an alert before it.
struct ScreenPresentation {
  var node: ViewNode
  var coversScreen: Bool
  var dismiss: () -> Void
}
