import ViewArchive

/// A view with an identifier of its own: with another identifier it is another view.
struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    var inner = context
    inner.identity = id
    return Lowering.nodes(of: content, in: inner).map { $0.modified(.identifier("\(id)")) }
      .marked(asTarget: id, in: context)
  }
}

extension [ViewNode] {
  /// Marks what can be scrolled to by an identifier, where the app can scroll.
  @MainActor func marked(asTarget id: some Hashable, in context: LoweringContext) -> [ViewNode] {
    guard context.environment.hasScrollTargets, let first, let target = ScrollTarget(id) else {
      return self
    }
    return context.lowering.nodes(
      living: { place in
        [first.modified(.role(.scrollTarget(place.number(of: target))))] + dropFirst()
      }, archived: { self })
  }
}
