// Accessibility modifiers that return `Text`, so that the result can be joined with other texts.
// Disfavoured: where any view will do, the modifiers of `View` are used, which keep the label.
extension Text {
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text { self }

  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { self }

  /// Has no effect: Island has no screen reader.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
