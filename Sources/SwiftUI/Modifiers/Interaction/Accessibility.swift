import ViewArchive

// Of the accessibility modifiers, an archive stores the label; the others do not affect drawing.
extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modified { values in
      [.accessibilityLabel(EnvironmentValues.$current.withValue(values) { label.string })]
    }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View
  {
    accessibilityLabel(Text(labelResource))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityLabel<Content: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Content
  ) -> some View { self }

  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    modified { values in
      isEnabled
        ? [
          .accessibilityLabel(
            EnvironmentValues.$current.withValue(values) { Text(labelKey).string })
        ] : []
    }
  }

  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }

  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringKey) -> some View {
    self
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View
  { self }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    self
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    self
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    self
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = Self(name: "ignore")
  public static let contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}
