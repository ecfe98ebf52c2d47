import ViewArchive

/// Content that scrolls when the app sets its position. Scrolling by hand does not write the position.
struct ScrollPositionView<Content: View, Position: Equatable> {
  let content: Content
  let position: () -> Position
  /// Scrolls to a position, when there is one.
  let scroll: (ScrollScope, Position) -> Void

  @State private var scope = ScrollScope()
}

extension ScrollPositionView: View {
  var body: some View {
    ScrollScopeView(scope: scope, content: content)
      .onChange(of: position(), initial: true) { [scope] in scroll(scope, position()) }
      .inWidgets { content }
  }
}

extension ScrollPosition {
  /// Scrolls to it.
  ///
  /// - Parameter anchor: The one of the scroll view, for a position that has none of its own.
  func scroll(_ scope: ScrollScope, anchor: UnitPoint?) {
    switch destination {
    case .edge(.top): scope.scroll(to: nil, .offset(x: nil, y: 0))
    case .edge(.leading): scope.scroll(to: nil, .offset(x: 0, y: nil))
    case .edge(.bottom), .edge(.trailing): scope.scroll(to: nil, .anchor(x: 1, y: 1))
    case .view(let target, let own):
      scope.scroll(to: target, (own ?? anchor).place)
    case .offset(let x, let y): scope.scroll(to: nil, .offset(x: x, y: y))
    case nil: break
    }
  }
}
