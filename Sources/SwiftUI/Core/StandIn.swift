extension View {
  /// Draws the view as it is and leaves word of a name that Apple has and this module lacks. Called
  /// by what the previewer puts in such a name's place; Apple's sources never say it.
  nonisolated public func _standIn(_ name: String) -> some View { unsupported(name) }
}
