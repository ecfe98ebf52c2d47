/// Ends a search: what was typed into the field is cleared. Has no effect without a search field.
public struct DismissSearchAction: Sendable {
  private let action: @MainActor @Sendable () -> Void

  init(text: Binding<String>?) {
    // Called on the main actor, as the field whose text it is.
    nonisolated(unsafe) let text = text
    action = { text?.wrappedValue = "" }
  }

  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum SearchKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
  }

  /// The text of the search field above the views; nil: there is none.
  var searchText: Binding<String>? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether something is searched for: a search field is active here while there is a text in it.
  public var isSearching: Bool { !(searchText?.wrappedValue.isEmpty ?? true) }
  public var dismissSearch: DismissSearchAction { DismissSearchAction(text: searchText) }
}
