/// Tab content that lists its tabs; other content has a body.
@MainActor
protocol TabItemsSource {
  var tabItems: [TabItem] { get }
}
