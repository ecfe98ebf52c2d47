// Toolbars of an app's screen; an archived view has none.

/// An item of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

/// A toolbar item that can be rearranged by the user.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> First {
    first
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarSpacer {
    ToolbarSpacer()
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarSpacer {
    ToolbarSpacer()
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarSpacer {
    ToolbarSpacer()
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

/// The position of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self()
  public static let principal = Self()
  public static let navigation = Self()
  public static let primaryAction = Self()
  public static let secondaryAction = Self()
  public static let status = Self()
  public static let confirmationAction = Self()
  public static let cancellationAction = Self()
  public static let destructiveAction = Self()
  public static let topBarLeading = Self()
  public static let topBarTrailing = Self()
  public static let navigationBarLeading = Self()
  public static let navigationBarTrailing = Self()
  public static let bottomBar = Self()
  public static let keyboard = Self()
  public static let title = Self()
  public static let subtitle = Self()
  public static let largeTitle = Self()
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {}
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  public enum Sizing: Sendable { case fixed, flexible }

  nonisolated public init(
    _ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

/// One of the bars of a screen.
public struct ToolbarPlacement: Sendable {
  public static let automatic = Self()
  public static let bottomBar = Self()
  public static let navigationBar = Self()
  public static let tabBar = Self()
}

public struct ToolbarRole: Sendable {
  public static let automatic = Self()
  public static let navigationStack = Self()
  public static let browser = Self()
  public static let editor = Self()
}

public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = Self()
  public static let inline = Self()
  public static let large = Self()
  public static let inlineLarge = Self()
}

extension View {
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unsupported("toolbar")
  }

  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    unsupported("toolbar")
  }

  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    unsupported("toolbar")
  }

  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    unsupported("toolbar")
  }

  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    unsupported("toolbarVisibility")
  }

  nonisolated public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
    unsupported("toolbar")
  }

  nonisolated public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    unsupported("toolbarBackground")
  }

  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    unsupported("toolbarBackground")
  }

  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    unsupported("toolbarBackgroundVisibility")
  }

  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    unsupported("toolbarColorScheme")
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    unsupported("toolbarRole")
  }

  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    unsupported("toolbarTitleDisplayMode")
  }

  nonisolated public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unsupported("toolbarTitleMenu")
  }

  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    unsupported("navigationBarItems")
  }

  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    unsupported("navigationBarItems")
  }

  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    unsupported("navigationBarItems")
  }
}

public struct ToolbarDefaultItemKind: Sendable {
  public static let sidebarToggle = Self()
  public static let title = Self()
}
