// Environment values of an app's screens; in a Live Activity they have their default values.
extension EnvironmentValues {
  public var sidebarRowSize: SidebarRowSize { .medium }
  /// Whether the screen is presented or pushed; older code dismisses it so.
  public var presentationMode: Binding<PresentationMode> {
    Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismiss() } } })
  }
  public var isPresented: Bool { dismiss.isPossible }
  public var isFocused: Bool { false }
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
  public var backgroundStyle: AnyShapeStyle? {
    get { nil }
    set { background = newValue.map { $0.styleValue(in: self) } }
  }
}

public enum SidebarRowSize: Sendable { case small, medium, large }

public struct PresentationMode: Sendable {
  public internal(set) var isPresented = false

  public mutating func dismiss() { isPresented = false }
}

public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
}
