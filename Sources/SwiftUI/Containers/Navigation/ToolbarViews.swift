/// Toolbar content with views.
@MainActor
protocol ToolbarViews {
  var placement: ToolbarItemPlacement { get }
  var content: any View { get }
}
