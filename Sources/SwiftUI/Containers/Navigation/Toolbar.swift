// Toolbars of an app's screen; an archived view has none.

/// A toolbar item that can be rearranged by the user.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

/// One of the bars of a screen.
public struct ToolbarPlacement: Sendable {
  enum Bar { case automatic, bottom, navigation, tabs }

  let bar: Bar

  public static let automatic = Self(bar: .automatic)
  public static let bottomBar = Self(bar: .bottom)
  public static let navigationBar = Self(bar: .navigation)
  public static let tabBar = Self(bar: .tabs)
}

public struct ToolbarRole: Sendable {
  public static let automatic = Self()
  public static let navigationStack = Self()
  public static let browser = Self()
  public static let editor = Self()
}

public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = Self(mode: .automatic)
  public static let inline = Self(mode: .inline)
  public static let large = Self(mode: .large)
  public static let inlineLarge = Self(mode: .inline)
}

extension View {
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbar { ToolbarItem(placement: .automatic, content: content) }
  }

  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return withBar("toolbar") { $0.toolbars.append(items) }
  }

  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.visibility(visibility, of: bars.isEmpty ? [.automatic] : bars, name: "toolbar")
  }

  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.visibility(
      visibility, of: bars.isEmpty ? [.automatic] : bars, name: "toolbarVisibility")
  }

  /// Shows or hides the bars of the screen.
  @ViewBuilder nonisolated private func visibility(
    _ visibility: Visibility, of bars: [ToolbarPlacement], name: String
  ) -> some View {
    let isHidden = visibility == .hidden
    if bars.allSatisfy({ $0.bar == .tabs }) {
      ReportedView(content: self, name: name) { $0.hidesTabBar = isHidden }
    } else {
      ReportedView(content: self, name: nil) { report in
        if bars.contains(where: { $0.bar == .tabs }) { report.hidesTabBar = isHidden }
      }
      .withBar(name) { bar in
        if bars.contains(where: { $0.bar == .navigation || $0.bar == .automatic }) {
          bar.isHidden = isHidden
        }
      }
    }
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
    withBar("toolbarTitleDisplayMode") { $0.titleMode = mode.mode }
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
