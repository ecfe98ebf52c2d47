// Environment values of an app's screens; in a Live Activity they have their default values.
extension EnvironmentValues {
  public var sidebarRowSize: SidebarRowSize { .medium }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var isPresented: Bool { false }
  public var isFocused: Bool { false }
  public var isSearching: Bool { false }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var refresh: RefreshAction? { nil }
  public var supportsMultipleWindows: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var isSceneCaptured: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var defaultMinListRowHeight: CGFloat {
    get { 44 }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { nil }
    set { background = newValue.map { $0.styleValue(in: self) } }
  }
}

public enum SidebarRowSize: Sendable { case small, medium, large }

public enum EditMode: Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
}
