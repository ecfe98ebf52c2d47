package import ViewArchive

/// The inputs of a layout besides the view and the proposal.
package struct LayoutContext: Sendable {
  package var metrics: LayoutMetrics
  /// The date, locale and time zone for which live texts are formatted.
  package var time: TimedTextContext

  /// True if texts of 28 points and more are drawn two rows high where rows are left (GRID-11).
  package var hasTallText: Bool
  /// The custom containers of user code by number, in the process that built the tree. Elsewhere it
  /// is empty, and the recorded results in the tree are used.
  package var containers: [Int: any CustomContainer]
  /// True if every layer records a `LayoutTrace`.
  package var isTraced: Bool
  /// Which rules the expanded island is laid out by.
  package var islandRules: IslandRules

  package init(
    metrics: LayoutMetrics, time: TimedTextContext, hasTallText: Bool = false,
    containers: [Int: any CustomContainer] = [:], isTraced: Bool = false
  ) {
    self.metrics = metrics
    self.time = time
    self.time.hasTypographicSpaces = metrics.hasPhoneLetters
    self.hasTallText = hasTallText
    self.containers = containers
    self.isTraced = isTraced
    islandRules = metrics.hasModelLetters ? .documented : .phone
  }
}
