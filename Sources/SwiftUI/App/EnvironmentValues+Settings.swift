// Settings that apps read and that do not change what an archived view draws; they have the values of
// a phone on which nothing was changed.
extension EnvironmentValues {
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var appearsActive: Bool {
    get { true }
    set {}
  }
  public var autocorrectionDisabled: Bool { false }
  public var backgroundMaterial: Material? {
    get { nil }
    set {}
  }
  public var backgroundProminence: BackgroundProminence {
    get { .standard }
    set {}
  }
  public var badgeProminence: BadgeProminence { .standard }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  public var contentTransition: ContentTransition {
    get { .identity }
    set {}
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { false }
    set {}
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { nil }
    set {}
  }
  public var headerProminence: Prominence {
    get { .standard }
    set {}
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  public var isFocusEffectEnabled: Bool { true }
  public var isHoverEffectEnabled: Bool { true }
  public var isTabBarShowingSections: Bool { false }
  public var labelsVisibility: Visibility { areLabelsHidden ? .hidden : .automatic }
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
  public var menuIndicatorVisibility: Visibility { .automatic }
  public var menuOrder: MenuOrder { .automatic }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { nil }
    set {}
  }
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { nil }
    set {}
  }
  public var undoManager: UndoManager? { nil }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { nil }
    set {}
  }
}

extension View {
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    undrawn("badgeProminence")
  }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.areLabelsHidden) { $0 = visibility == .hidden }
  }
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { self }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
}
