/// One screen of a tab view.
struct TabItem {
  /// What is the same in each evaluation; nil: the tab has no value, and its place is.
  var key: AnyHashable?
  /// The screen with its label and value, as a `TabItemView`.
  var view: AnyView

  /// Returns the tabs of content, in order.
  @MainActor static func all<Content: TabContent>(of content: Content) -> [TabItem] {
    (content as? any TabItemsSource)?.tabItems ?? all(of: content.body)
  }
}
