extension EnvironmentValues {
  /// True: leaf views are drawn as bars instead of their content.
  var isRedacted: Bool { redactionReasons.contains(.placeholder) }
}
