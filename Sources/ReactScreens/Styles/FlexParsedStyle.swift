package import ViewArchive

/// A style dictionary and what of it does not matter for layout.
package struct FlexParsedStyle: Hashable, Sendable {
  package var style: FlexStyle
  /// The keys without effect on the layout, in alphabetical order.
  package var ignored: [IgnoredKey]

  /// A key of a style dictionary that has no effect on the layout.
  package struct IgnoredKey: Hashable, Sendable {
    package var key: String
    package var reason: Reason
  }

  /// Why a key has no effect.
  package enum Reason: Hashable, Sendable {
    /// The key is none of the layout: it is for drawing, or unknown.
    case notLayout
    /// The key is one of the layout, but its value is none that it may have.
    case invalidValue(FlexStyleValue)
  }
}
