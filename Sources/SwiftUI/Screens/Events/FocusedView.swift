import ViewArchive

/// A field whose focus an app knows and sets.
struct FocusedView<Content: View> {
  let content: Content
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

extension FocusedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes("focused", of: content, in: context) { _ in
      let isFocused = context.withCurrentEnvironment { self.isFocused() }
      let focus = ControlGestures.Focus(isFocused: isFocused, set: set)
      return Lowering.nodes(of: content, in: context.with { $0.gestures.focus = focus })
    }
  }
}
