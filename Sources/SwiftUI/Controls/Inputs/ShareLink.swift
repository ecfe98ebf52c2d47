/// A button that shares items with other apps; only its label is drawn.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> {
  private let label: Label
}

extension ShareLink {
  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == [Item], PreviewImage == Never, PreviewIcon == Never {
    self.label = label()
  }

  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == [Item] {
    self.label = label()
  }

  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
    self.label = label()
  }

  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection {
    self.label = label()
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated private init(titled title: Text) {
    label = SwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == [Item], PreviewImage == Never, PreviewIcon == Never {
    self.init(titled: Text("Share…"))
  }

  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == [Item] {
    self.init(titled: Text("Share…"))
  }

  nonisolated public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == [Item], PreviewImage == Never, PreviewIcon == Never {
    self.init(titled: Text(titleKey))
  }

  nonisolated public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == [Item] {
    self.init(titled: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<Item>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil,
    message: Text? = nil
  ) where Data == [Item], PreviewImage == Never, PreviewIcon == Never {
    self.init(titled: Text(titleResource))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == [Item], PreviewImage == Never, PreviewIcon == Never {
    self.init(titled: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == [Item] {
    self.init(titled: Text(title))
  }

  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
    self.init(titled: Text("Share…"))
  }

  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection {
    self.init(titled: Text("Share…"))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
    self.init(titled: Text(titleKey))
  }
}

extension ShareLink: View {
  public var body: some View { label._standIn("ShareLink") }
}

/// What the share sheet shows of an item; there is no share sheet here.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {
    self.init()
  }
}

extension SharePreview where Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init() }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title) { self.init() }
}
