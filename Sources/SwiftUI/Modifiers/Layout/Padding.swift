import ViewArchive

extension View {
  /// Adds padding. A nil length is 16 points (LAYOUT-7).
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padded(edges.insets(length ?? 16))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    padded(Insets(all: length))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View { padded(insets.insets) }

  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }

  nonisolated private func padded(_ insets: Insets) -> some View {
    inheriting {
      $0.narrow(
        to: max($0.containerSize.width - insets.horizontal, 0),
        max($0.containerSize.height - insets.vertical, 0))
    }.modified(.padding(insets))
  }
}
