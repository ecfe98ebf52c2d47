import ViewArchive

/// What is shown over a screen: a sheet, which replaces it or its lower part, or an alert before it.
struct ScreenPresentation {
  var node: ViewNode
  var coversScreen: Bool
  var dismiss: () -> Void
  /// What its views say about it.
  var report: LoweringRecord.ScreenReport

  /// Closes it as a person can; nil: it stays open.
  var close: (() -> Void)? { report.staysOpen ? nil : dismiss }

  /// What goes back by one step, the last one first.
  var backs: [() -> Void] { [close].compactMap(\.self) + report.backs }
}
