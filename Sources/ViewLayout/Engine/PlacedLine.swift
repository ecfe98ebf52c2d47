package import ViewArchive

/// One line of a text, with its position and its runs.
package struct PlacedLine: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case text(String)
      /// A symbol inside text, by its SF Symbols name.
      case symbol(String)
    }

    package var content: Content
    package var style: RunStyle

    package init(_ content: Content, style: RunStyle) {
      self.content = content
      self.style = style
    }
  }

  /// Points, in the root's coordinate space.
  package var bounds: Rect
  package var runs: [Run]
  /// True when the line ends (or begins) in an ellipsis because something was left out.
  package var isTruncated: Bool

  package init(bounds: Rect, runs: [Run], isTruncated: Bool = false) {
    self.bounds = bounds
    self.runs = runs
    self.isTruncated = isTruncated
  }
}
