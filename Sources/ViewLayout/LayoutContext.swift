package import ViewArchive

/// What a layout depends on besides the view and the proposal.
package struct LayoutContext: Sendable {
  package var metrics: LayoutMetrics
  /// The moment and place that live texts are written for.
  package var time: TimedTextContext

  package init(metrics: LayoutMetrics, time: TimedTextContext) {
    self.metrics = metrics
    self.time = time
  }
}
