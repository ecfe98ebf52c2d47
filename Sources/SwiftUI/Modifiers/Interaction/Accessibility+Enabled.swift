// Forms of the accessibility modifiers that can be switched off, and what no drawing shows.
extension View {
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    self
  }
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View { self }
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<Label: StringProtocol>(
    _ inputLabels: [Label]
  ) -> some View { self }
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance
  ) -> some View { self }
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}

public enum AXCustomContent {
  public enum Importance: Sendable { case `default`, high }
}

public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String

  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
}

extension AccessibilityTraits {
  public static let playsSound = Self(rawValue: 16384)
  public static let isKeyboardKey = Self(rawValue: 32768)
  public static let isTabBar = Self(rawValue: 65536)
}
