package import ViewArchive

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  nonisolated public init<Name: StringProtocol>(_ title: Name, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let configuration = LabelStyleConfiguration(
      title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
    let body = context.reading { context.environment.styles.label.anyBody(configuration) }
    return Lowering.nodes(of: body, in: context)
  }
}

/// The properties of a label for its style.
public struct LabelStyleConfiguration {
  public struct Title {
    let view: AnyView
  }
  public struct Icon {
    let view: AnyView
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension LabelStyleConfiguration.Icon: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// Draws the icon, then the title, 8 points apart (presentations.md §5.3).
public struct TitleAndIconLabelStyle: Sendable {
  nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

public struct DefaultLabelStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

public struct IconOnlyLabelStyle: Sendable {
  nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public struct TitleOnlyLabelStyle: Sendable {
  nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
