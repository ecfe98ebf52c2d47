/// A button that shares an item with other apps; only its label is drawn.
public struct ShareLink<Label: View> {
  private let label: Label

  nonisolated public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init<Item>(item: Item) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }

  nonisolated public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }

  @_disfavoredOverload
  nonisolated public init<Item>(_ titleResource: LocalizedStringResource, item: Item) {
    label = SwiftUI.Label(titleResource, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink: View {
  public var body: some View { label._standIn("ShareLink") }
}
