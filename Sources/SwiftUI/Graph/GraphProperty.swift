/// A property wrapper whose value outlives the view value that contains it.
@MainActor
protocol GraphProperty {
  /// Connects the wrapper to what its view's node keeps.
  ///
  /// - Parameter slot: The node's place for this property.
  func connect(to slot: GraphSlot)
}
