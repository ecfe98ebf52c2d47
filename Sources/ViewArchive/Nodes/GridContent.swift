package struct GridContent: Codable, Hashable, Sendable {
  package var alignment: GuidePair
  /// In points. Nil: the default of 8.
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(
    alignment: GuidePair = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
