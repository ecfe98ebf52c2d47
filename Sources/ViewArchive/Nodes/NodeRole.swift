/// What a view plays on an app's screen: the place that it has there of its own.
package indirect enum NodeRole: Codable, Hashable, Sendable {
  /// A view at the lower edge that stays there while the screen scrolls: a tab bar, or an inset of the
  /// safe area.
  case bottomBar
  /// The area that is left by the bars of a screen.
  case safeArea
  /// A view that extends below the bars, and to the edges of the screen, where it is at an edge of the
  /// safe area.
  case edgeToEdge(top: Bool, bottom: Bool)

  // Lists.
  /// A section of a list, which has its rows on a background of its own.
  case section
  /// A row with a background that fills the whole row.
  case rowBackground(ViewNode)
  /// A row with insets of its own.
  case rowInsets(Insets)
  /// A row without a line above it.
  case rowWithoutSeparator
  /// One of rows of which only those near the visible part are evaluated.
  case lazyRow(LazyRow)
  /// A choice of a picker, or a screen of a tab view, by its number among those that it is with.
  case choice(Int)

  // Scroll views, by their numbers on the app's screens.
  /// The content of a horizontal one, which is the view around it.
  case scrolledContent(Int)
  /// The content of a vertical one.
  case scrollContent(Int)
  /// The frame in which the content of a vertical one is seen.
  case scrollFrame(FlexFrame)
  /// The large title above the content of the vertical one, which takes it along.
  case largeTitle(Int)
  /// The title in the bar, which is hidden until the large one has been scrolled away.
  case collapsedTitle(Int)
  /// Views with scroll views that the app scrolls, with a number of theirs.
  case scrollScope(Int)
  /// A view in a scroll scope, with the number of its identifier.
  case scrollTarget(Int)

  /// A row, or the room for several, of rows of which not all are evaluated.
  package struct LazyRow: Codable, Hashable, Sendable {
    package enum Part: String, Codable, Sendable {
      /// Room for the rows before the evaluated ones.
      case before
      /// The first and the last evaluated row.
      case first, last
      /// Room for the rows after the evaluated ones.
      case after
    }

    /// The number of the view whose rows they are.
    package var container: Int
    package var part: Part
    /// The index of the row, or of the first of the rows that there is room for.
    package var index: Int
    /// How many rows there is room for; 1 for a row.
    package var count: Int

    package init(container: Int, part: Part, index: Int, count: Int = 1) {
      self.container = container
      self.part = part
      self.index = index
      self.count = count
    }
  }

  /// The other view that this role contains; nil: none.
  package var content: ViewNode? {
    if case .rowBackground(let node) = self { node } else { nil }
  }
}

extension ViewNode {
  /// The roles of the view, innermost first.
  package var roles: [NodeRole] {
    modifiers.compactMap { if case .role(let role) = $0 { role } else { nil } }
  }
}
