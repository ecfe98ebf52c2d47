extension Array: ResultsCollection {}

/// Provides the options of a parameter; not used in Island.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue

  /// - Throws: Any error of the app.
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Never? { nil }
}

/// One option of a parameter.
public struct IntentItem<Value: Sendable>: Sendable {
  public let value: Value
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  public init(
    _ value: Value, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Options under a common title.
public struct IntentItemSection<Value: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?
  public let items: [IntentItem<Value>]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Value>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Value]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<Value> itemsBuilder: () -> [IntentItem<Value>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
  }
}

/// All options of a parameter, in sections.
public struct IntentItemCollection<Value: Sendable>: ResultsCollection {
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Value>]

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Value>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Value]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionBuilder<Value> sectionsBuilder: () -> [IntentItemSection<Value>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }

  public var items: [Value] { sections.flatMap { $0.items.map(\.value) } }
}

public typealias ItemCollection = IntentItemCollection

public typealias ItemSection = IntentItemSection

@resultBuilder
public struct IntentItemBuilder<Value: Sendable> {
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
  public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
  public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
    items.flatMap { $0 }
  }
  public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] {
    items ?? []
  }
  public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
    items.flatMap { $0 }
  }
}

@resultBuilder
public struct IntentItemSectionBuilder<Value: Sendable> {
  public static func buildExpression(
    _ section: IntentItemSection<Value>
  ) -> [IntentItemSection<Value>] { [section] }
  public static func buildBlock(
    _ sections: [IntentItemSection<Value>]...
  ) -> [IntentItemSection<Value>] { sections.flatMap { $0 } }
  public static func buildOptional(
    _ sections: [IntentItemSection<Value>]?
  ) -> [IntentItemSection<Value>] { sections ?? [] }
  public static func buildArray(
    _ sections: [[IntentItemSection<Value>]]
  ) -> [IntentItemSection<Value>] { sections.flatMap { $0 } }
}
