extension EnvironmentValues {
  /// True where leaves are drawn as bars in place of their content.
  var isRedacted: Bool { redactionReasons.contains(.placeholder) }
}
