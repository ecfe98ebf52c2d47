/// The deviations from today's CSS that Yoga keeps for old layouts (facebook/yoga, `yoga/enums`;
/// React Native sets them all unless a view is conformant by `LayoutConformance mode="strict"`).
package struct FlexErrata: OptionSet, Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A container that is measured with a limit spreads its children over all of it, even where the
  /// children would need less.
  package static let stretchedBasis = FlexErrata(rawValue: 1)
  /// An absolute child without insets is placed from the inner edge of its parent's border, as if
  /// the parent had no padding.
  package static let absolutePlaceIgnoresPadding = FlexErrata(rawValue: 2)
  /// Percentages of absolute children are of the containing block without its padding.
  package static let absolutePercentOfContent = FlexErrata(rawValue: 4)

  /// All deviations, as React Native has them.
  package static let reactNative: FlexErrata = [
    .stretchedBasis, .absolutePlaceIgnoresPadding, .absolutePercentOfContent,
  ]
  /// None: React Native's strict mode.
  package static let strict: FlexErrata = []
}
