// Modifiers for assistive technology; without effect, because no such technology reads an archived
// view in Island.
extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View { self }

  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  nonisolated public func accessibilityAction<Intent: AppIntent>(
    named name: LocalizedStringKey, intent: Intent
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<Intent: AppIntent>(
    named name: LocalizedStringResource, intent: Intent
  ) -> some View { self }

  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  nonisolated public func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View { self }

  nonisolated public func accessibilityChildren<Content: View>(
    @ViewBuilder children: () -> Content
  ) -> some View { self }

  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> some View { self }

  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: LocalizedStringResource
  ) -> some View { self }

  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text
  ) -> some View { self }

  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { self }

  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  nonisolated public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
  nonisolated public func accessibilityDirectTouch(_ isDirect: Bool = true) -> some View { self }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { self }
  nonisolated public func help(_ text: Text) -> some View { self }

  // The older names of these modifiers.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> some View { self }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> some View { self }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
}

public struct AccessibilityActionKind: Equatable, Sendable {
  private var name: String

  public static let `default` = Self(name: "default")
  public static let escape = Self(name: "escape")
  public static let magicTap = Self(name: "magicTap")
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public enum AccessibilityLabeledPairRole: Sendable { case label, content }
