extension View {
  /// Draws the view unchanged and reports a name that exists in Apple's API but not in this module.
  /// Called by the stand-ins that the previewer generates; not part of Apple's API.
  nonisolated public func _standIn(_ name: String) -> some View { unsupported(name) }
}
