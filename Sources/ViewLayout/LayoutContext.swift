package import ViewArchive

/// What a layout depends on besides the view and the proposal.
package struct LayoutContext: Sendable {
  package var metrics: LayoutMetrics
  /// The moment and place that live texts are written for.
  package var time: TimedTextContext

  /// True when texts of 28 points and more are written two rows high where rows are left
  /// (presentations.md §7.2).
  package var hasTallText: Bool
  /// Those who answer for the user's own containers, by number, while their tree is in the process
  /// that made it; elsewhere the tree carries their answers.
  package var containers: [Int: any CustomContainer]
  /// True when every layer is to say how it came about.
  package var isTraced: Bool

  package init(
    metrics: LayoutMetrics, time: TimedTextContext, hasTallText: Bool = false,
    containers: [Int: any CustomContainer] = [:], isTraced: Bool = false
  ) {
    self.metrics = metrics
    self.time = time
    self.hasTallText = hasTallText
    self.containers = containers
    self.isTraced = isTraced
  }
}
