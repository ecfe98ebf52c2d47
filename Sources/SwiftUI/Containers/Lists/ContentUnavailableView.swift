/// A placeholder for a screen that has no content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundStyle(.secondary)
      actions
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// The placeholder of a search without results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      label: { SwiftUI.Label("No Results", systemImage: "magnifyingglass") },
      description: { Text("Check the spelling or try a new search.") }, actions: { EmptyView() })
  }

  /// The placeholder of a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: {
        SwiftUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      },
      description: { Text("Check the spelling or try a new search.") }, actions: { EmptyView() })
  }
}
